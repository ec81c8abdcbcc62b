import { randomFrom } from "@toadstool/stage";
import { type VoiceSlug, voices } from "./voices.ts";

/** Sounds once at `at` seconds, as hard as `force`, from 0 to 1, and is silent and done within `longestSound`. */
type Sound = (to: AudioNode, at: number, force: number) => void;

/** In seconds. */
export const longestSound = 1.2;

const sounds: Record<VoiceSlug, Sound> = {
  kick(to, at, force) {
    tone(to, { at, from: 168, down: 44, bend: 0.09, lasts: 0.42, loud: 1.25 * force });
    noise(to, { at, filter: "lowpass", pitch: 1400, lasts: 0.02, loud: 0.35 * force });
  },
  snare(to, at, force) {
    tone(to, { at, from: 228, down: 150, bend: 0.05, lasts: 0.14, loud: 0.5 * force, wave: "triangle" });
    noise(to, { at, filter: "bandpass", pitch: 2300, sharp: 0.6, lasts: 0.19, loud: 1.1 * force });
  },
  hat(to, at, force) {
    noise(to, { at, filter: "highpass", pitch: 7600, lasts: 0.035 + 0.09 * force ** 3, loud: 0.6 * force });
  },
  clap(to, at, force) {
    for (const late of [0, 0.011, 0.023])
      noise(to, {
        at: at + late,
        filter: "bandpass",
        pitch: 1350,
        sharp: 1.4,
        lasts: 0.02,
        loud: 2.4 * force,
      });
    noise(to, { at: at + 0.03, filter: "bandpass", pitch: 1250, sharp: 1.1, lasts: 0.18, loud: 1.7 * force });
  },
  tom(to, at, force) {
    tone(to, { at, from: 196, down: 92, bend: 0.16, lasts: 0.42, loud: 0.75 * force });
    tone(to, { at, from: 300, down: 140, bend: 0.1, lasts: 0.12, loud: 0.2 * force, wave: "triangle" });
  },
  spoon(to, at, force) {
    // A teaspoon on a glass: its overtones do not agree with each other.
    [1870, 3040, 4710, 6230].forEach((pitch, n) =>
      tone(to, {
        at,
        from: pitch,
        down: pitch * 0.998,
        bend: 0.1,
        lasts: 0.4 / (n + 1),
        loud: (0.36 * force) / (n + 1),
      }),
    );
    noise(to, { at, filter: "highpass", pitch: 5000, lasts: 0.008, loud: 0.25 * force });
  },
  wobble(to, at, force) {
    const { context } = to;
    const lasts = 0.75;
    const body = context.createOscillator();
    const filter = context.createBiquadFilter();
    const shaking = context.createOscillator();
    const depth = context.createGain();
    body.type = "sawtooth";
    body.frequency.value = 55;
    filter.type = "lowpass";
    filter.frequency.value = 330;
    filter.Q.value = 7;
    // As fast as the filmed jelly swings.
    shaking.frequency.value = 5;
    depth.gain.value = 220;
    shaking.connect(depth).connect(filter.frequency);
    body.connect(filter).connect(fading(to, at, lasts, 0.55 * force, 0.012));
    for (const source of [body, shaking]) {
      source.start(at);
      source.stop(at + lasts);
    }
  },
  bloop(to, at, force) {
    const { context } = to;
    const lasts = 0.34;
    const throat = context.createOscillator();
    throat.type = "sawtooth";
    throat.frequency.setValueAtTime(150, at);
    throat.frequency.exponentialRampToValueAtTime(330, at + 0.12);
    throat.frequency.exponentialRampToValueAtTime(240, at + lasts);
    const mouth = fading(to, at, lasts, 1.7 * force, 0.02);
    // Two formants on their way from "oo" to "o".
    for (const [closed, open] of [
      [320, 520],
      [760, 980],
    ] as const) {
      const formant = context.createBiquadFilter();
      formant.type = "bandpass";
      formant.Q.value = 9;
      formant.frequency.setValueAtTime(closed, at);
      formant.frequency.exponentialRampToValueAtTime(open, at + 0.14);
      throat.connect(formant).connect(mouth);
    }
    throat.start(at);
    throat.stop(at + lasts);
  },
};

export function strike(voice: number, to: AudioNode, at: number, force: number): void {
  const slug = voices[voice]?.slug;
  if (slug) sounds[slug](to, at, force);
}

interface Tone {
  at: number;
  /** Hertz at first, and `bend` seconds later. */
  from: number;
  down: number;
  bend: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}

function tone(to: AudioNode, { at, from, down, bend, lasts, loud, wave = "sine" }: Tone): void {
  const source = to.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(down, at + bend);
  source.connect(fading(to, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

interface Noise {
  at: number;
  filter: BiquadFilterType;
  pitch: number;
  sharp?: number;
  lasts: number;
  loud: number;
}

function noise(to: AudioNode, { at, filter, pitch, sharp = 0.7, lasts, loud }: Noise): void {
  const source = to.context.createBufferSource();
  source.buffer = hissOf(to.context);
  const band = to.context.createBiquadFilter();
  band.type = filter;
  band.frequency.value = pitch;
  band.Q.value = sharp;
  source.connect(band).connect(fading(to, at, lasts, loud));
  source.start(at);
  source.stop(at + lasts);
}

/** Rises at once, or within `rise` seconds, and has gone after `lasts`. */
function fading(to: AudioNode, at: number, lasts: number, loud: number, rise = 0.001): GainNode {
  const gain = to.context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(to);
  return gain;
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

function hissOf(context: BaseAudioContext): AudioBuffer {
  const made = hisses.get(context);
  if (made) return made;
  const random = randomFrom(1);
  const hiss = context.createBuffer(1, Math.ceil(context.sampleRate / 2), context.sampleRate);
  hiss.getChannelData(0).forEach((_, n, samples) => (samples[n] = random() * 2 - 1));
  hisses.set(context, hiss);
  return hiss;
}
