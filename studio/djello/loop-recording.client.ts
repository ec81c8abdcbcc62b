import { forceOf, mixerFor } from "./mixer.client.ts";
import { hitAt, type Pattern, stepCount } from "./pattern.ts";
import { strike } from "./sounds.client.ts";
import { stepSeconds, sway, swingDelay } from "./timing.ts";
import { voices } from "./voices.ts";
import { wavFile } from "./wav.ts";

const rate = 44_100;

/**
 * So many bars as a WAV that ends where it begins: a bar is played before them and left out, so that what still rings at the
 * end is there at the beginning. `told` hears of the share that is done.
 */
export async function recordLoop(
  pattern: Pattern,
  bars: number,
  audible: (voice: number) => boolean,
  told: (share: number) => void,
): Promise<Blob> {
  const barSeconds = stepCount * stepSeconds(pattern.tempo);
  const frames = Math.round(bars * barSeconds * rate);
  const before = Math.round(barSeconds * rate);
  const context = new OfflineAudioContext(2, before + frames, rate);
  const mixer = mixerFor(context);
  mixer.mix(pattern.volumes, audible);

  for (let bar = 0; bar <= bars + 1; bar++)
    for (let step = 0; step < stepCount; step++)
      voices.forEach((_, voice) => {
        const hit = hitAt(pattern, voice, step);
        const to = mixer.inputs[voice];
        const at =
          bar * barSeconds +
          step * stepSeconds(pattern.tempo) +
          swingDelay(pattern, step) +
          sway(pattern, voice, step);
        if (hit > 0 && to && audible(voice) && at * rate < before + frames)
          strike(voice, to, Math.max(0, at), forceOf(hit));
      });
  // Resting at each bar only tells how far it is. Firefox cannot rest, and records all the same.
  if ("suspend" in context)
    for (let bar = 1; bar <= bars; bar++)
      void context
        .suspend(bar * barSeconds)
        .then(() => {
          told(bar / (bars + 1));
          return context.resume();
        })
        .catch(() => null);

  const sound = await context.startRendering();
  told(1);
  const channels = [0, 1].map((channel) => sound.getChannelData(channel).subarray(before));
  return new Blob([wavFile(channels, rate)], { type: "audio/wav" });
}
