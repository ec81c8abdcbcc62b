import type { Tab } from "./browser.ts";

/** Sends actions of one input device: WebDriver and WebDriver BiDi describe them alike. */
type Act = (type: "pointer" | "key", actions: object[]) => Promise<unknown>;

/** The pointer and the keyboard of a tab. */
export function inputBy(act: Act): Pick<Tab, "press" | "type" | "chord"> {
  return {
    press: async (x, y) =>
      void (await act("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ])),
    type: async (typed) =>
      void (await act(
        "key",
        typed.flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      )),
    chord: async (held, key) =>
      void (await act("key", [
        { type: "keyDown", value: held },
        { type: "keyDown", value: key },
        { type: "keyUp", value: key },
        { type: "keyUp", value: held },
      ])),
  };
}
