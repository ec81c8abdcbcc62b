/** `node scripts/installed.mjs studio/workshop/room-tone.ts`: ten seconds of a soft chord that swells and goes, as a WAV that loops without a click. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { random } from "@toadstool/stage/seeded";

const RATE = 22_050;
const SECONDS = 10;
/** D, A, D, F sharp, E: a ninth with open spacing; frequencies in hertz, rounded so that each fits the ten seconds whole. */
const VOICES = [73.4, 110, 146.8, 185, 164.8, 220, 329.6, 440].map((hertz, i) => ({
  hertz: Math.round(hertz * SECONDS) / SECONDS,
  loud: [0.9, 0.7, 0.6, 0.42, 0.3, 0.3, 0.14, 0.09][i] ?? 0.1,
  /** How far into the loop this voice is loudest, 0…1. */
  peak: [0.5, 0.42, 0.55, 0.48, 0.62, 0.4, 0.58, 0.52][i] ?? 0.5,
}));

const count = RATE * SECONDS;
const wave = new Float64Array(count);
for (const { hertz, loud, peak } of VOICES) {
  for (let i = 0; i < count; i++) {
    const t = i / RATE;
    const swell = (0.5 + 0.5 * Math.cos(2 * Math.PI * (t / SECONDS - peak))) ** 1.6;
    const turn = 2 * Math.PI * hertz * t;
    const beat = 2 * Math.PI * (hertz + 0.3) * t;
    const body =
      Math.sin(turn) + 0.55 * Math.sin(beat) + 0.18 * Math.sin(2 * turn) + 0.06 * Math.sin(3 * turn);
    wave[i] = (wave[i] ?? 0) + loud * (0.06 + 0.94 * swell) * body;
  }
}

/** The air in the room: noise rounded off by two gentle filters, run twice so that the end meets the beginning. */
const r = random("room tone");
const hiss = Float64Array.from({ length: count }, () => r() * 2 - 1);
let [slow, slower] = [0, 0];
for (let i = 0; i < count * 2; i++) {
  slow += 0.06 * ((hiss[i % count] ?? 0) - slow);
  slower += 0.06 * (slow - slower);
  if (i >= count) wave[i - count] = (wave[i - count] ?? 0) + slower * 0.7;
}

const loudest = wave.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
const data = Buffer.alloc(44 + count * 2);
data.write("RIFF", 0);
data.writeUInt32LE(36 + count * 2, 4);
data.write("WAVEfmt ", 8);
data.writeUInt32LE(16, 16);
data.writeUInt16LE(1, 20); // PCM
data.writeUInt16LE(1, 22); // one channel
data.writeUInt32LE(RATE, 24);
data.writeUInt32LE(RATE * 2, 28);
data.writeUInt16LE(2, 32);
data.writeUInt16LE(16, 34);
data.write("data", 36);
data.writeUInt32LE(count * 2, 40);
wave.forEach((value, i) => data.writeInt16LE(Math.round((value / loudest) * 0.5 * 32_767), 44 + i * 2));
await writeFile(resolve(import.meta.dirname, "../public/audio/room-tone.wav"), data);
