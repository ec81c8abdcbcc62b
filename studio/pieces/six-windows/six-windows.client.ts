import type { ArtPiece } from "@toadstool/stage";
import { bench } from "../bench/bench.client.ts";
import { compareNotes, paintWindow } from "./painting.ts";
import { drawWall, windowAt } from "./wall.client.ts";
import { weeks } from "./weeks.ts";

const colds = ["Week 2 does not exist. I had a cold.", "There is no week 2. I still have the handkerchief."];

/** Six shaders as walls that are painted by a crowd, who have each been told where they are and nothing else. */
export const sixWindows: ArtPiece = (host, { animate, lessMotion }) => {
  const { scene, say, choice, slider, button, signal, stop } = bench(host, {
    alt: "Six windows in two rows, printed in dots: a circle, curling tiles, a fried egg, rings of distance, a sea with a sun, and a whirl; beside them a toad on a ladder, with a brush.",
  });
  const wall = drawWall(scene, weeks);
  const windows = weeks.map(({ knob }) => ({ knob: knob.value, sign: 1 as 1 | -1, arrived: 0 }));
  let [chosen, across, isTalking] = [4, 24, false];

  function print(at: number) {
    const [week, state] = [weeks[at], windows[at]];
    if (!week || !state) return;
    const painted = paintWindow(week, state.knob, across, state.sign);
    wall.print(at, isTalking ? compareNotes(painted, across) : painted, across, state.arrived);
  }
  const frames = animate((step) => {
    let rest = Infinity;
    windows.forEach((state, at) => {
      if (state.arrived >= 1) return;
      state.arrived = lessMotion ? 1 : Math.min(1, state.arrived + Math.min(step, 0.1) * 1.7);
      print(at);
      rest = 0;
    });
    return rest;
  });
  /** They come one by one; those that were there only change their dot. */
  function repaint(which: readonly number[], fresh: boolean) {
    for (const at of which) {
      const state = windows[at];
      if (!state) continue;
      if (fresh) state.arrived = 0.02;
      print(at);
    }
    frames.wake();
  }
  const all = weeks.map((_, at) => at);

  const week = choice(
    "Window",
    ["Week 1", "Week 2", ...weeks.slice(1).map(({ name }) => name)],
    (index) => (index === 1 ? say(colds[chosen % 2] ?? "") : choose(index === 0 ? 0 : index - 1)),
    chosen + 1,
  );
  const turned = slider("", { least: 0, most: 1, step: 0.05, value: 0.45 }, (value) => {
    const [state, shown] = [windows[chosen], weeks[chosen]];
    if (!state || !shown) return;
    state.knob = value;
    repaint([chosen], false);
    say(
      `${shown.name}, ${shown.subject}: ${shown.knob.label.toLowerCase()} ${state.knob}. Nobody asked the neighbours.`,
    );
  });
  const knobName = turned.previousElementSibling;
  slider(
    "Painters",
    { least: 6, most: 40, value: across, said: (value) => `${value * value} painters a window` },
    (value) => {
      across = value;
      repaint(all, false);
      say(`${(value * value).toLocaleString("en-GB")} painters a window. Each has been told where they are.`);
    },
  );
  button("Flip a sign", () => {
    const [state, shown] = [windows[chosen], weeks[chosen]];
    if (!state || !shown) return;
    state.sign = state.sign === 1 ? -1 : 1;
    repaint([chosen], true);
    say(state.sign === -1 ? shown.flipped : "Corrected. I liked the other one.");
  });
  button("Let them look", (pressed) => {
    isTalking = !isTalking;
    pressed.setAttribute("aria-pressed", String(isTalking));
    look();
    repaint(all, true);
    say(
      isTalking
        ? "They looked at their neighbour’s. Everything is now roughly the same."
        : "No looking. Back to knowing where you are.",
    );
  }).setAttribute("aria-pressed", "false");

  const look = () => wall.look(isTalking, weeks[chosen]?.inks[0] ?? "");
  function choose(at: number) {
    const [state, shown] = [windows[at], weeks[at]];
    if (!state || !shown || !knobName) return;
    chosen = at;
    wall.choose(at);
    look();
    week.value = String(at === 0 ? 0 : at + 1);
    knobName.textContent = shown.knob.label;
    Object.assign(turned, {
      min: String(shown.knob.least),
      max: String(shown.knob.most),
      step: String(shown.knob.step),
    });
    turned.value = String(state.knob);
    say(`${shown.name}: ${shown.subject}. One number: ${shown.knob.label.toLowerCase()}.`);
  }
  scene.addEventListener(
    "click",
    ({ clientX, clientY }) => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(scene.getScreenCTM()?.inverse());
      const at = windowAt(x, y);
      if (at >= 0) choose(at);
    },
    { signal },
  );
  choose(chosen);
  return stop;
};
