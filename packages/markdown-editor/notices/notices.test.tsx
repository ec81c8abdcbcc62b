import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { startAutosave, type Step } from "../saving/autosave-state.ts";
import { Conflict, Gone, SavingStatus } from "./index.ts";

const Button = ({ look: _look, ...rest }: ComponentProps<"button"> & { look?: "quiet" }) => (
  <button type="button" {...rest} />
);
const nothing = () => undefined;
const never = () => nothing;
const shown = (html: string) => html.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|");

it("shows both versions of each field that differs, by its name, and of no other", () => {
  const html = renderToStaticMarkup(
    <Conflict
      id="notice"
      names={{ title: "Title", content: "Text" }}
      theirs={{ title: "Moss", content: "Green." }}
      read={() => ({ title: "Moss", content: "Greener." })}
      onEdits={never}
      compare={(before, after) => [
        { change: "removed", text: before },
        { change: "added", text: after },
      ]}
      Button={Button}
      onKeepMine={nothing}
      onTakeTheirs={nothing}
      onKeepBoth={nothing}
    />,
  );
  expect(shown(html)).toContain("|Text: yours|Greener.|Text: saved elsewhere|Green.|");
  expect(html).not.toContain("Title");
});

it("offers two places for a text whose draft is gone", () => {
  const html = renderToStaticMarkup(
    <Gone
      id="notice"
      noun="letter"
      newNoun="letter"
      why="It was sent."
      Button={Button}
      onSaveAsNew={nothing}
      onTakeOutOfTrash={nothing}
    />,
  );
  expect(shown(html)).toContain("It was sent. Your text is below, unchanged.");
  expect(shown(html)).toContain("|Save as a new letter|Restore it from the trash|");
});

it("leads from the status to what stops the saving", () => {
  const status = (step: Step) =>
    shown(
      renderToStaticMarkup(
        <SavingStatus
          state={{ ...startAutosave({ kind: "draft", id: "d", version: 1 }, {}), step }}
          isKept
          said=""
          noticeId="notice"
          Button={Button}
          onLogIn={nothing}
        />,
      ),
    );
  expect(status({ at: "sessionEnded" })).toBe("|Logged out: kept on this device|Log in again|");
  expect(status({ at: "gone" })).toContain("|Choose a version|");
  expect(status({ at: "resting" })).toBe("|");
});
