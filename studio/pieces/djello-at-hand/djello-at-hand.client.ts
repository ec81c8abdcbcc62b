import type { ArtPiece } from "@toadstool/stage";
import { createDjello, hitAt, presets, stepCount, voices } from "../../djello/djello.ts";
import { bench, change, shape } from "../bench/bench.client.ts";
import { inks } from "../inks.ts";

const juices = [inks.violet, inks.pink, inks.yellow, "#b5d334", "#8d3f8a", inks.mint, "#f03e45", inks.orange];

/** The real Djello, small: eight puddings that play a pattern, and can be hit. */
export const djelloAtHand: ArtPiece = (host, { seed, animate, onPlaying }) => {
  const first = presets[seed % presets.length] ?? presets[0];
  if (!first) throw new Error("There is no pattern to play.");
  const djello = createDjello(first.pattern);
  const { scene, say, button, choice, signal, stop } = bench(host, {
    view: "0 0 600 330",
    alt: "Eight jellies in a row on a table. Under each is a column of sixteen steps, and the beat runs down.",
  });
  shape("path", { d: "M0 206H600V330H0Z", fill: inks.yellow }, scene);
  const puddings = voices.map((voice, index) => {
    const x = 38 + index * 75;
    const group = shape("g", {}, scene);
    shape(
      "ellipse",
      { cx: x, cy: 206, rx: 36, ry: 9, fill: "#fffaf0", stroke: inks.midnight, "stroke-width": 2.5 },
      scene,
    );
    scene.appendChild(group);
    const body = shape(
      "path",
      {
        fill: juices[index] ?? inks.pink,
        stroke: inks.midnight,
        "stroke-width": 3.5,
        "stroke-linejoin": "round",
      },
      group,
    );
    const ribs = shape("path", { fill: "none", stroke: inks.midnight, "stroke-width": 2 }, group);
    const tall = 84 + ((index * 37) % 46);
    shape(
      "text",
      { x, y: 236, "text-anchor": "middle", "font-size": 15, fill: inks.midnight },
      scene,
    ).textContent = voice.name;
    const steps = Array.from({ length: stepCount }, (_, step) =>
      shape(
        "circle",
        {
          cx: x - 27 + (step % 4) * 18,
          cy: 258 + Math.floor(step / 4) * 18,
          r: 6,
          stroke: inks.midnight,
          "stroke-width": 2,
        },
        scene,
      ),
    );
    group.addEventListener("pointerdown", () => hit(index), { signal });
    return { x, tall, body, ribs, steps, offset: 0, speed: 0 };
  });
  let now = -1;

  function hit(voice: number) {
    if (!frames.playing) return;
    djello.hit(voice, 2);
    shake(voice, 2);
  }
  function shake(voice: number, force: number) {
    const pudding = puddings[voice];
    if (pudding) pudding.speed -= 3.2 * force;
    frames.wake();
  }
  function showSteps() {
    const { pattern } = djello.getSnapshot();
    puddings.forEach(({ steps }, voice) =>
      steps.forEach((dot, step) => {
        const isHit = hitAt(pattern, voice, step) > 0;
        change(dot, {
          fill: step === now ? inks.midnight : isHit ? (juices[voice] ?? inks.pink) : "#fff3c4",
        });
      }),
    );
  }

  const frames = animate((step) => {
    let moves = djello.getSnapshot().playing;
    for (const pudding of puddings) {
      // A pudding’s own physics: five swings a second, a third less with each.
      for (let part = 0; part < 4; part += 1) {
        const dt = Math.min(step, 0.05) / 4;
        pudding.speed += (-990 * pudding.offset - 4.1 * pudding.speed) * dt;
        pudding.offset += pudding.speed * dt;
      }
      if (Math.abs(pudding.offset) + Math.abs(pudding.speed) / 30 > 0.004) moves = true;
      const height = pudding.tall * (1 + pudding.offset);
      const half = 30 * (1 - pudding.offset * 0.6);
      const [x, top] = [pudding.x, 204 - height];
      change(pudding.body, {
        d: `M${x - half} 204Q${x - half * 1.05} ${top + height * 0.4} ${x - half * 0.62} ${top + 8}Q${x} ${top - 10} ${x + half * 0.62} ${top + 8}Q${x + half * 1.05} ${top + height * 0.4} ${x + half} 204Z`,
      });
      change(pudding.ribs, {
        d: `M${x - half * 0.28} ${top + 12}Q${x - half * 0.5} ${top + height / 2} ${x - half * 0.36} 202M${x + half * 0.28} ${top + 12}Q${x + half * 0.5} ${top + height / 2} ${x + half * 0.36} 202`,
      });
    }
    return moves ? 0 : Infinity;
  });
  const deaf = djello.listen(({ step, hits }) => {
    if (step !== null) now = step;
    hits.forEach(({ voice, hit: force }) => step !== null && shake(voice, force));
    showSteps();
  });
  const forget = djello.subscribe(showSteps);
  const play = button("Play", () => {
    if (djello.getSnapshot().playing) djello.stop();
    else djello.play();
    tell();
  });
  function tell() {
    const { playing, pattern } = djello.getSnapshot();
    play.textContent = playing ? "Stop" : "Play";
    if (!playing) now = -1;
    showSteps();
    frames.wake();
    say(
      playing
        ? `${pattern.tempo} beats a minute, and each is late for a reason.`
        : "Play, or hit a pudding. They do not mind.",
    );
  }
  choice(
    "Pattern",
    presets.map(({ name }) => name),
    (index) => {
      const preset = presets[index];
      if (preset) djello.load(preset.pattern);
      tell();
    },
    presets.indexOf(first),
  );
  button("Hit the bloop", () => hit(voices.length - 1));
  tell();
  onPlaying((playing) => {
    if (playing || !djello.getSnapshot().playing) return;
    djello.stop();
    tell();
  });
  return () => {
    deaf();
    forget();
    djello.close();
    stop();
  };
};
