import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LoopingMedia } from "./looping-media.tsx";

const say =
  (verb: string) =>
  ({ name }: { name: string }) =>
    `${verb} ${name}`;
const words = { play: say("Play"), pause: say("Pause"), soundOn: say("Hear"), soundOff: say("Silence") };
const loop = { words, name: "Moss", still: "/moss.webp", description: "Moss grows.", width: 4, height: 3 };

it("serves a film that moves without scripts, unless less motion is preferred, and is fetched later with them", () => {
  const html = renderToStaticMarkup(<LoopingMedia {...loop} source="/moss.mp4" />);
  expect(html).toMatch(/<video [^>]*poster="\/moss.webp"[^>]*aria-label="Moss grows\."/);
  expect(html).not.toMatch(/<video [^>]*src=/);
  expect(html).toContain('media="(scripting: none) and (prefers-reduced-motion: no-preference)"');
  expect(html).toContain('aria-label="Pause Moss"');
});

it("serves a GIF as an image whose still is shown where scripts run, which wait for sight, or less motion is preferred", () => {
  const html = renderToStaticMarkup(<LoopingMedia {...loop} source="/moss.gif" />);
  expect(html).toContain(
    '<source media="(scripting: enabled), (prefers-reduced-motion: reduce)" srcSet="/moss.webp"/>',
  );
  expect(html).toMatch(/<img src="\/moss.gif" alt="Moss grows\."/);
});
