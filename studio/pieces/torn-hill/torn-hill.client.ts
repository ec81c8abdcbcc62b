import type { ArtPiece } from "@toadstool/stage";
import type { Outline, Point } from "../../series/hand.ts";
import { bench, change, shape } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { inks } from "../inks.ts";
import { decided, drawn, HEIGHT, most, scraps, ticketAt, torn, WIDTH } from "./tearing.ts";

const patterns = {
  hatched: "M-2 2L2 -2M0 10L10 0M8 12L12 8",
  dotted: "M2 5h3M7 1h2",
  ruled: "M0 5H10",
};

/** A landscape out of a drawer of scraps: the program's hills, or one's own, torn as the series tears. */
export const tornHill: ArtPiece = (host, { seed, onPlaying, animate }) => {
  const sound = sounding();
  const { scene, say, slider, button, signal, stop } = bench(host, {
    view: `0 0 ${WIDTH} ${HEIGHT}`,
    alt: "A landscape of torn paper, pale strips behind and dark ones in front, with a sun and a bus ticket.",
  });
  const defs = shape("defs", {}, scene);
  for (const [at, { lines, printed }] of scraps.entries()) {
    if (!lines) continue;
    const pattern = shape("pattern", { id: `scrap-${at}`, width: 10, height: 10 }, defs);
    change(pattern, { patternUnits: "userSpaceOnUse" });
    shape("path", { d: patterns[lines], stroke: printed, "stroke-width": 1.6, fill: "none" }, pattern);
  }
  shape("rect", { width: WIDTH, height: HEIGHT, fill: "#f4d9a8" }, scene);
  const sun = torn(
    Array.from({ length: 30 }, (_, i): Point => [
      446 + 46 * Math.cos((i / 30) * 6.283),
      80 + 46 * Math.sin((i / 30) * 6.283),
    ]),
    seed,
    true,
  );
  shape("path", { d: `${path(sun.core)}Z`, fill: "#fffaf0" }, scene);
  shape("path", { d: `${path(sun.face)}Z`, fill: inks.orange }, scene);
  const pile = shape("g", {}, scene);
  const ticket = shape("g", {}, scene);
  shape("path", { d: "M-30 -44L28 -48L31 2L-28 4Z", fill: "#f7e9f0", stroke: inks.midnight, "stroke-width": 2.5 }, ticket); // oxfmt-ignore
  shape("path", { d: "M-34 -44L-2 -72L34 -48Z", fill: inks.pink, stroke: inks.midnight, "stroke-width": 2.5 }, ticket); // oxfmt-ignore
  shape("text", { x: 0, y: -22, "text-anchor": "middle", "font-size": 15, fill: inks.midnight }, ticket).textContent = "SINGLE"; // oxfmt-ignore
  shape("text", { x: 0, y: -6, "text-anchor": "middle", "font-size": 13, fill: inks.midnight }, ticket).textContent = "14p"; // oxfmt-ignore
  let [sheet, towards, laid] = [seed, true, 0];

  function lay(along: Outline) {
    const scrap = scraps[laid];
    if (!scrap || along.length < 2) return;
    const { face, core } = torn(along, sheet * 31 + laid, towards);
    const strip = shape("g", {}, pile);
    const down = `L${WIDTH + 20} ${HEIGHT + 9}L-20 ${HEIGHT + 9}Z`;
    const shadow = { d: path(core) + down, fill: inks.midnight, opacity: 0.28, transform: "translate(3 -3)" };
    shape("path", shadow, strip);
    shape("path", { d: path(core) + down, fill: "#fffaf0" }, strip);
    shape("path", { d: path(face) + down, fill: scrap.colour }, strip);
    if (scrap.lines) shape("path", { d: path(face) + down, fill: `url(#scrap-${laid})` }, strip);
    laid += 1;
  }
  function hear() {
    for (let grip = 0; grip < 7; grip += 1)
      sound.noise({ pitch: 2600 + ((grip * 700) % 1900), after: grip * 0.055, length: 0.09, loud: 0.16 });
  }
  function tearOff(along: Outline) {
    if (laid >= most) {
      pile.replaceChildren();
      [laid, sheet] = [0, sheet + 1];
    }
    lay(along.length > 0 ? along : decided(sheet, laid));
    hear();
    const scrap = scraps[laid - 1];
    say(
      laid === most
        ? `${most} strips. The drawer is empty; the next tear begins another landscape.`
        : `Strip ${laid}: ${scrap?.name}, ${towards ? "towards me. The rim shows" : "away from me. A clean edge"}.`,
    );
  }

  button("Tear a hill", () => tearOff([]));
  button("Away from me", (pressed) => {
    towards = !towards;
    pressed.setAttribute("aria-pressed", String(!towards));
    say(
      towards
        ? "Towards me: the top layer comes away, and the core shows."
        : "Away from me: clean, as if cut by somebody on a boat.",
    );
  }).setAttribute("aria-pressed", "false");
  slider(
    "Bus ticket",
    { least: 0, most: 100, value: 24, said: (value) => `${value} parts of 100 from the left` },
    (value) => {
      const share = ticketAt(value / 100);
      change(ticket, { transform: `translate(${46 + share * 508} 322) rotate(${share > 0.5 ? 4 : -5})` });
      if (share !== value / 100) say("Not in the middle. That is the rule.");
      else say("A bus ticket, as a barn. One thing does not belong.");
    },
  );

  let hand: Point[] | null = null;
  Object.assign(scene.style, { touchAction: "pan-y", userSelect: "none", cursor: "crosshair" });
  const at = (event: PointerEvent): Point => {
    const box = scene.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(box);
    return [x, y];
  };
  scene.addEventListener("pointerdown", (event) => {
    hand = [at(event)];
    scene.setPointerCapture(event.pointerId);
  }, { signal }); // oxfmt-ignore
  scene.addEventListener("pointermove", (event) => void hand?.push(at(event)), { signal });
  scene.addEventListener("pointercancel", () => (hand = null), { signal });
  scene.addEventListener("pointerup", () => {
    const along = drawn(hand ?? []);
    hand = null;
    if (along.length > 6) tearOff(along);
    else say("Draw across the sheet, from one side to the other: your hill, torn.");
  }, { signal }); // oxfmt-ignore

  for (let strip = 0; strip < 4; strip += 1) lay(decided(sheet, strip));
  say("Four strips lie there. Tear the fifth, or draw a hill across the sheet.");
  animate(() => Infinity);
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};

const path = (line: Outline) => `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
