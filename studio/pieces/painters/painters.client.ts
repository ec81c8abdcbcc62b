import type { ArtPiece, Frames } from "@toadstool/stage";
import { createStudy, shaderPiece } from "@toadstool/stage/shaders";
import { bench } from "../bench/bench.client.ts";
import { week1 } from "../shader-studies/week1.ts";
import { week3Tiling } from "../shader-studies/week3-1.ts";
import { week3Noise } from "../shader-studies/week3-2.ts";
import { week4 } from "../shader-studies/week4.ts";
import { week5 } from "../shader-studies/week5.ts";
import { week6 } from "../shader-studies/week6.ts";
import { crowdOf, inThousands, sizes, toldBy } from "./crowd.ts";

const weeks = [
  { label: "1", study: week1 },
  { label: "2", study: null },
  { label: "3", study: week3Tiling },
  { label: "3 again", study: week3Noise },
  { label: "4", study: week4 },
  { label: "5", study: week5 },
  { label: "6", study: week6 },
];

/** The six studies as a wall and its decorators: each square is one of them, and knows where it stands. */
export const painters: ArtPiece = (host, settings) => {
  const { scene, say, slider, choice, signal, stop } = bench(host, {
    view: "0 0 600 340",
    alt: "",
  });
  const wall = document.createElement("div");
  wall.className = scene.getAttribute("class") ?? "";
  wall.setAttribute("role", "img");
  wall.setAttribute("aria-label", "A shader study painted in squares, one to each decorator.");
  Object.assign(wall.style, { imageRendering: "pixelated", background: "#fffaf0", overflow: "hidden" });
  scene.replaceWith(wall);
  let [week, size, wide] = [4, 4, 16 / 9];
  let hired: { stop: () => void; resize: () => void } | null = null;

  function hire() {
    hired?.stop();
    hired = null;
    const { study } = weeks[week] ?? {};
    if (!study) return;
    let resize: () => void = () => undefined;
    let works = true;
    let frames: Frames | undefined;
    const leave = shaderPiece(study)(wall, {
      ...settings,
      model: createStudy(study),
      // A picture of as many pixels as there are painters, however large the wall.
      onSize: (told) => (resize = () => told({ ...crowdOf(size, wide), pixelRatio: 1 }))(),
      // The frame keeps time for everybody that ever worked here; who has gone home does not paint.
      animate: (draw) => (frames = settings.animate((step) => (works ? draw(step) : Infinity))),
    });
    hired = {
      resize() {
        resize();
        frames?.wake();
      },
      stop() {
        works = false;
        leave();
      },
    };
  }
  function tell() {
    const { label, study } = weeks[week] ?? {};
    say(
      study
        ? `Week ${label}: ${inThousands(size, wide)} painters. Tap one and ask.`
        : "Week 2: the wall is bare. I had a cold.",
    );
  }
  choice("Week", weeks.map(({ label }) => label), (index) => {
    week = index;
    hire();
    tell();
  }, week); // oxfmt-ignore
  slider(
    "Painters",
    { least: 0, most: sizes - 1, value: size, said: (step) => inThousands(step, wide) },
    (step) => {
      size = step;
      hired?.resize();
      tell();
    },
  );
  wall.addEventListener("click", ({ clientX, clientY }) => {
    const { left, top, width, height } = wall.getBoundingClientRect();
    say(weeks[week]?.study ? toldBy(size, wide, (clientX - left) / width, 1 - (clientY - top) / height) : "Nobody is here. They have it too."); // oxfmt-ignore
  }, { signal }); // oxfmt-ignore
  settings.onSize(() => {
    wide = wall.clientWidth / Math.max(1, wall.clientHeight);
    hired?.resize();
  });
  hire();
  tell();
  return () => {
    hired?.stop();
    wall.remove();
    stop();
  };
};
