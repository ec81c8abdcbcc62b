import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, onTestFinished, vi } from "vitest";
import { speech } from "../testing/speech.ts";
import { ElementsWords } from "../words.ts";
import { createDateField } from "./date-field.tsx";

const DateField = createDateField(() => "America/New_York");

it("says beside a field how far away its day is on the site's clock, and nothing of none", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T02:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const served = (day?: string) =>
    renderToStaticMarkup(
      <ElementsWords value={speech}>
        <DateField label="Day" name="day" type="date" hint="As you like" defaultValue={day} />
      </ElementsWords>,
    );
  expect(served("2026-11-29")).toContain(">Sunday, today. As you like<");
  expect(served()).toContain(">As you like<");
});
