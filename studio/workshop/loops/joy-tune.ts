/** Eight bars of oompah in F for tuba, two horns, a whistle, a drum and a room that claps. What rings on at the end rings into the beginning. */
import { random } from "@toadstool/stage/seeded";

export const BEATS = 16;
const RATE = 48_000;
/** 64 drawings of 4/30 s each. */
const SECONDS = (64 * 4) / 30;
const BEAT = SECONDS / BEATS;
const COUNT = Math.round(SECONDS * RATE);

/** A bar's two bass notes and its chord, as MIDI numbers. */
const BARS: readonly (readonly [bass: readonly [number, number], chord: readonly number[]])[] = [
  [
    [41, 36],
    [57, 60, 65],
  ],
  [
    [41, 36],
    [57, 60, 65],
  ],
  [
    [36, 43],
    [58, 60, 64],
  ],
  [
    [41, 36],
    [57, 60, 65],
  ],
  [
    [46, 41],
    [58, 62, 65],
  ],
  [
    [41, 36],
    [57, 60, 65],
  ],
  [
    [36, 43],
    [58, 60, 64],
  ],
  [
    [41, 41],
    [57, 60, 65],
  ],
];
/** Eighths, four a bar; 0 rests. */
const WHISTLE = [
  [69, 0, 72, 69],
  [77, 76, 74, 72],
  [70, 0, 74, 70],
  [69, 67, 69, 72],
  [74, 0, 77, 74],
  [72, 77, 81, 77],
  [79, 82, 79, 76],
  [77, 72, 77, 0],
].flat();

const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** A held note: harmonics with their loudness, and how long it takes to speak and to fade, in seconds. */
interface Voice {
  harmonics: readonly number[];
  attack: number;
  fade: number;
  loud: number;
  vibrato?: number;
}
const TUBA: Voice = { harmonics: [1, 0.7, 0.42, 0.24, 0.1, 0.05], attack: 0.025, fade: 0.2, loud: 0.34 };
const HORN: Voice = { harmonics: [1, 0.62, 0.5, 0.3, 0.18, 0.1], attack: 0.012, fade: 0.075, loud: 0.065 };
const PIPE: Voice = {
  harmonics: [1, 0.1, 0.24, 0.03, 0.06],
  attack: 0.02,
  fade: 0.13,
  loud: 0.13,
  vibrato: 5,
};

function play(wave: Float32Array, from: number, midi: number, length: number, voice: Voice, gain = 1): void {
  const start = Math.round(from * RATE);
  const pitch = hertz(midi);
  for (let i = 0; i < (length + voice.fade * 5) * RATE; i++) {
    const t = i / RATE;
    const held = t < length ? 1 : Math.exp((length - t) / voice.fade);
    const envelope = Math.min(1, t / voice.attack) * held * (0.72 + 0.28 * Math.exp(-t * 9));
    const phase = 2 * Math.PI * pitch * t + (voice.vibrato ?? 0) * 0.022 * Math.sin(2 * Math.PI * 5.6 * t);
    let value = 0;
    voice.harmonics.forEach((loud, n) => (value += loud * Math.sin((n + 1) * phase)));
    const at = (start + i) % COUNT;
    wave[at] = (wave[at] ?? 0) + value * envelope * voice.loud * gain;
  }
}

/** Noise through a band around `centre` hertz, dying away. */
function hiss(
  wave: Float32Array,
  name: string,
  from: number,
  centre: number,
  fade: number,
  loud: number,
): void {
  const r = random(name);
  const start = Math.round(from * RATE);
  const f = 2 * Math.sin((Math.PI * centre) / RATE);
  let [low, band] = [0, 0];
  for (let i = 0; i < fade * 6 * RATE; i++) {
    low += f * band;
    band += f * (r() * 2 - 1 - low - 0.55 * band);
    const at = (start + i) % COUNT;
    wave[at] = (wave[at] ?? 0) + band * loud * Math.exp(-i / RATE / fade);
  }
}

/** Several pairs of hands that do not quite agree. */
function clap(wave: Float32Array, beat: number, loud: number): void {
  const r = random(`hands ${beat}`);
  for (let hand = 0; hand < 6; hand++)
    hiss(wave, `clap ${beat} ${hand}`, beat * BEAT + 0.034 * r(), 900 + 900 * r(), 0.014 + 0.012 * r(), loud);
  hiss(wave, `clap tail ${beat}`, beat * BEAT + 0.03, 1300, 0.06, loud * 0.5);
}

function drum(wave: Float32Array, from: number, loud: number): void {
  const start = Math.round(from * RATE);
  let phase = 0;
  for (let i = 0; i < 0.4 * RATE; i++) {
    const t = i / RATE;
    phase += (2 * Math.PI * (52 + 80 * Math.exp(-t * 40))) / RATE;
    const at = (start + i) % COUNT;
    wave[at] = (wave[at] ?? 0) + Math.sin(phase) * loud * Math.exp(-t * 12);
  }
}

/** The room cheers when the needle nears its end. */
function cheer(wave: Float32Array): void {
  const r = random("cheer");
  for (const centre of [620, 1150, 1700]) {
    const f = 2 * Math.sin((Math.PI * centre) / RATE);
    let [low, band] = [0, 0];
    for (let i = Math.round(0.5 * COUNT); i < COUNT; i++) {
      low += f * band;
      band += f * (r() * 2 - 1 - low - 0.25 * band);
      const k = (i / COUNT - 0.5) / 0.5;
      wave[i] = (wave[i] ?? 0) + band * 0.035 * Math.sin(Math.PI * k) ** 2 * (centre < 1000 ? 1 : 0.6);
    }
  }
}

export function tune(): Float32Array {
  const dry = new Float32Array(COUNT);
  BARS.forEach(([bass, chord], bar) => {
    const full = bar >= 4;
    bass.forEach((note, i) => {
      const beat = bar * 2 + i;
      play(dry, beat * BEAT, note, BEAT * 0.42, TUBA);
      drum(dry, beat * BEAT, full ? 0.34 : 0.24);
      for (const tone of chord) play(dry, (beat + 0.5) * BEAT, tone, 0.07, HORN, full ? 1.15 : 0.8);
      if (i === 1 && bar >= 1) clap(dry, beat, full ? 0.34 : 0.2);
    });
  });
  WHISTLE.forEach((note, i) => {
    if (!note) return;
    const held = WHISTLE[i + 1] ? 0.8 : 1.5;
    play(dry, (i * BEAT) / 2, note, (held * BEAT) / 2, PIPE, i < 16 ? 0.85 : 1.1);
    if (i >= 16) play(dry, (i * BEAT) / 2, note - 12, (held * BEAT) / 2, HORN, 1.1);
  });
  cheer(dry);
  const echoes = [0.031, 0.053, 0.089, 0.127].map(
    (delay, i) => [Math.round(delay * RATE), 0.2 / (i + 1)] as const,
  );
  return dry.map((value, i) => {
    let sum = value;
    for (const [delay, loud] of echoes) sum += loud * (dry[(i - delay + COUNT) % COUNT] ?? 0);
    return Math.tanh(sum * 0.95) * 0.8;
  });
}
