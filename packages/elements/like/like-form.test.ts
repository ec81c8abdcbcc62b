import { parseHTML } from "linkedom";
import { afterEach, expect, it, vi } from "vitest";
import { toggleLike } from "./like-form.ts";

/** A page that shows `likes`, and what its press stores. */
function opened(likes: number, store: () => Promise<string | null> = () => Promise.resolve(null)) {
  const { document } = parseHTML(
    `<p data-likes="${likes + 1} marks">${likes} marks</p><form data-like="toad"><button aria-pressed="false"></button><span data-likes="${likes + 1}">${likes}</span><output></output></form>`,
  );
  vi.stubGlobal("document", document);
  const form = document.querySelector<HTMLFormElement>("form");
  if (!form) throw new Error("There is no form.");
  return {
    press: () => toggleLike(form, { store }),
    shown: () => ["span", "p", "output"].map((one) => document.querySelector(one)?.textContent),
  };
}

afterEach(() => vi.unstubAllGlobals());

it("changes the shown count by one with each press, whatever is stored by then", async () => {
  const { press, shown } = opened(7);
  press();
  expect(shown()).toEqual(["8", "8 marks", ""]);
  await vi.waitFor(() => expect(shown()).toEqual(["8", "8 marks", ""]));
  press();
  expect(shown()).toEqual(["7", "7 marks", ""]);
  press();
  expect(shown()).toEqual(["8", "8 marks", ""]);
});

it("takes a press back that was refused, and says why", async () => {
  const { press, shown } = opened(0, () => Promise.resolve("No connection."));
  press();
  expect(shown()[1]).toBe("1 marks");
  await vi.waitFor(() => expect(shown()).toEqual(["0", "0 marks", "No connection."]));
});
