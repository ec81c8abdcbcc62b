import type { ArtPiece } from "../art-piece.ts";
import { createStudy } from "./create-study.ts";
import { followPointer } from "./follow-pointer.ts";
import { loopClock } from "./loop-clock.ts";
import { pngOf } from "./png-of.ts";
import { type Moment, runShader } from "./shader-runner.ts";
import type { ShaderStudy, StudyModel } from "./study.ts";

/** A shader costs by the pixel: more than this heats a phone for little gain. */
const mostPixels = 2e6;
const gently = 0.35;
/** Milliseconds without typing before changed code is compiled. */
const calm = 300;
/** How many pictures a study with feedback makes before the first one that is shown. */
const firstMemories = 40;

/** The piece that draws a study: by the page's model where there is one, otherwise with its author's values. */
export function shaderPiece(study: ShaderStudy): ArtPiece<StudyModel> {
  return (host, { seed, model = createStudy(study), lessMotion, onSize, animate }) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas.style, { display: "block", width: "100%", height: "100%" });
    const runner = runShader(canvas, study, seed, model.getSnapshot);
    const clock = loopClock(study.loop, lessMotion ? gently : 1);
    let shown = model.getSnapshot();
    let trying: ReturnType<typeof setTimeout> | undefined;

    // Code that a visitor left broken must not leave the picture empty.
    const problems = runner.compile(shown.code);
    if (problems.length > 0) runner.compile(study.source);
    model.report(problems);

    onSize(({ width, height, pixelRatio }) => {
      const scale = Math.min(pixelRatio, Math.sqrt(mostPixels / Math.max(1, width * height)));
      runner.resize(width * scale, height * scale);
    });
    const frames = animate((step) => {
      if (model.getSnapshot().capturing) return 0.2;
      pointer.follow(step);
      for (let due = clock.advance(step); due > 0; due--) runner.remember(now());
      runner.draw(now());
      return 0;
    });
    const pointer = followPointer(host, () => frames.playing && frames.wake());
    const now = (): Moment => ({ time: clock.time, phase: clock.phase, pointer: pointer.at });
    if (study.memory) for (let n = 0; n < firstMemories; n++) runner.remember(now());

    const unsubscribe = model.subscribe(() => {
      const state = model.getSnapshot();
      const before = shown;
      shown = state;
      if (state.code !== before.code) {
        clearTimeout(trying);
        trying = setTimeout(tryCode, calm);
      }
      frames.wake();
    });
    function tryCode() {
      model.report(runner.compile(model.getSnapshot().code));
      frames.wake();
    }
    const detach = model.attach({
      still: (size) => pngOf(runner.read(now(), size), size),
    });

    host.appendChild(canvas);
    return () => {
      clearTimeout(trying);
      detach();
      unsubscribe();
      pointer.stop();
      canvas.remove();
      runner.free();
    };
  };
}
