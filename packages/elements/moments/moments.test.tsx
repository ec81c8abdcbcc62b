import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ElementsWords } from "../words.ts";
import { speech } from "../testing/speech.ts";
import { createMoments, useOwnZone } from "./index.ts";

const { Moment, ComingMoment, Day } = createMoments(() => "America/New_York");

const served = (element: ReactNode) =>
  renderToStaticMarkup(<ElementsWords value={speech}>{element}</ElementsWords>);

it("says in the served document when it was, on the site's clock", () => {
  const iso = "2026-03-04T09:00:00.000Z";
  expect(served(<Moment iso={iso} />)).toBe(`<time dateTime="${iso}">on 4 March 2026, 04:00</time>`);
});

it("says when a moment comes, on the site's clock", () => {
  const iso = "2031-01-01T09:00:00.000Z";
  expect(served(<ComingMoment iso={iso} />)).toContain("1 January 2031, 04:00");
});

it("says the day alone on the site's clock", () => {
  const iso = "2026-03-04T02:00:00.000Z";
  expect(served(<Day iso={iso} />)).toBe(`<time dateTime="${iso}">3 March 2026</time>`);
});

it("knows no zone of the reader's before scripts run", () => {
  const Zone = () => <>{`[${useOwnZone()}]`}</>;
  expect(served(<Zone />)).toBe("[]");
});
