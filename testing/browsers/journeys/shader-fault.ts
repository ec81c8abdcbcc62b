import { keys } from "../browser.ts";
import type { Journey } from "../journey.ts";
import { until } from "../person.ts";
import { places } from "../places.ts";

const state = () => document.querySelector("[data-art]")?.getAttribute("data-art") ?? "";

export const shaderFault: Journey = {
  name: "shader: a fault is named at its line while the picture stays, and the mended code is drawn again",
  hasPlace: places.study !== undefined,
  // A compiler's complaint belongs to the fault.
  expected: /WebGL|shader|GLSL/i,
  async walk(person) {
    await person.tab.resize(480, 700);
    await person.visit(places.study ?? "");
    await person.hydrated();
    await until("the study is drawn", async () => /moving|resting/.test(await person.tab.run(state)), 90_000);
    const own = (await person.see("field", "GLSL")).value;
    await person.press("field", "GLSL");
    await person.tab.chord(keys.control, keys.end);
    await person.tab.type([..."nonsense;"]);
    await person.see("button", "/^Line \\d+/", 60_000);
    await until("the picture stays", () =>
      person.tab.run(() => document.querySelector("main canvas") !== null),
    );
    await person.press("button", "/^Back to the study.s own code/");
    await person.seesNo("button", "/^Line \\d+/");
    const mended = (await person.see("field", "GLSL")).value;
    if (mended !== own) throw new Error("The study's own code is not the same again.");
    await person.tab.run(() => document.querySelector("[data-art]")?.scrollIntoView({ block: "center" }));
    await until("it is drawn again", async () => /moving|resting/.test(await person.tab.run(state)), 90_000);
  },
};
