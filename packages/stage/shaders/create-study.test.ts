import { expect, it, vi } from "vitest";
import { createStudy } from "./create-study.ts";
import type { ShaderStudy } from "./study.ts";

const study: ShaderStudy = {
  source: "void main() {}",
  loop: 8,
  still: 0.5,
  sliders: [{ uniform: "u_dots", label: "Dots", min: 1, max: 9, step: 1, value: 4 }],
  inks: [{ uniform: "u_sky", label: "Sky", value: "pink" }],
  palette: { pink: "#ff4f8b", teal: "#00a896" },
};

it("notifies listeners of each change until they unsubscribe", () => {
  const model = createStudy(study);
  const heard = vi.fn<() => void>();
  const leave = model.subscribe(heard);
  model.slide("u_dots", 7);
  expect(model.getSnapshot().sliders).toEqual({ u_dots: 7 });
  model.ink("u_sky", "teal");
  expect(model.getSnapshot().inks).toEqual({ u_sky: "teal" });
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  model.resetValues();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(model.getSnapshot()).toMatchObject({ sliders: { u_dots: 4 }, inks: { u_sky: "pink" } });
});

it("notifies no listener when the same code is written again", () => {
  const model = createStudy(study);
  const heard = vi.fn<() => void>();
  model.subscribe(heard);
  model.write(study.source);
  expect(heard).not.toHaveBeenCalled();
  model.write("void main() { }");
  expect(heard).toHaveBeenCalledOnce();
});

it("keeps the code when its values are reset, and its problems until the piece reports again", () => {
  const model = createStudy(study);
  model.write("broken");
  model.report([{ line: 1, message: "syntax error" }]);
  model.resetValues();
  expect(model.getSnapshot()).toMatchObject({ code: "broken", problems: [{ line: 1 }] });
  model.report([]);
  expect(model.getSnapshot().problems).toEqual([]);
});

it("takes its still from the piece that draws, and notices when none draws any more", async () => {
  const model = createStudy(study);
  const blob = new Blob();
  const detach = model.attach({ still: () => Promise.resolve(blob) });
  expect(model.getSnapshot().drawn).toBe(true);
  expect(await model.still({ width: 2, height: 2 }, 1)).toBe(blob);
  const detachNext = model.attach({ still: () => Promise.resolve(new Blob()) });
  detach();
  expect(model.getSnapshot().drawn).toBe(true);
  detachNext();
  expect(model.getSnapshot().drawn).toBe(false);
});
