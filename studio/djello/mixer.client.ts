import { loudest } from "./pattern.ts";
import { voices } from "./voices.ts";

interface Mixer {
  /** Where a voice sounds into. */
  inputs: readonly AudioNode[];
  /** Volumes as a pattern has them; a voice that is left out is silent. */
  mix: (volumes: readonly number[], audible: (voice: number) => boolean) => void;
  silence: (silent: boolean) => void;
}

/** Where each jelly stands, from -1 (left) to 1. */
const places = [0, 0.06, 0.34, -0.24, -0.4, 0.46, 0, -0.1];
const master = 0.8;
/** Seconds: a fader that jumps clicks. */
const glide = 0.012;

/** A fader for each voice, and one limiter behind them all. */
export function mixerFor(context: BaseAudioContext): Mixer {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -6;
  limiter.knee.value = 4;
  limiter.ratio.value = 20;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  const out = context.createGain();
  out.gain.value = master;
  limiter.connect(out).connect(context.destination);

  const faders = voices.map((_, n) => {
    const fader = context.createGain();
    const pan = context.createStereoPanner();
    pan.pan.value = places[n] ?? 0;
    fader.connect(pan).connect(limiter);
    return fader;
  });
  return {
    inputs: faders,
    mix(volumes, audible) {
      faders.forEach(({ gain }, n) => {
        const share = (volumes[n] ?? 0) / loudest;
        gain.setTargetAtTime(audible(n) ? share ** 1.6 : 0, context.currentTime, glide);
      });
    },
    silence: (silent) => out.gain.setTargetAtTime(silent ? 0 : master, context.currentTime, glide),
  };
}

/** How hard a hit is, from 0 to 1: an accent, or not. */
export const forceOf = (hit: number) => (hit === 2 ? 1 : 0.62);
