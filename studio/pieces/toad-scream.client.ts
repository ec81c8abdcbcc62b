import { randomFrom } from "@toadstool/stage";

/** Seconds, from the breath to the end. The model's "scream" opens the mouth along with it. */
export const screamLasts = 1.4;
/** Between the start, when the lungs fill, and the breath before the note, in seconds. */
const gulp = 0.2;
const breath = 0.04;

/** Sounds one scream into `to`, from now on: a breath, then a sawtooth that starts high, wavers and gives up. */
export function soundScream(to: AudioNode): void {
  const { context } = to;
  const at = context.currentTime + gulp;
  const note = at + breath;
  const end = note + screamLasts - gulp;

  const mouth = context.createGain();
  mouth.gain.setValueAtTime(0.0001, note);
  mouth.gain.exponentialRampToValueAtTime(0.55, note + 0.05);
  mouth.gain.setValueAtTime(0.55, note + 0.7);
  mouth.gain.exponentialRampToValueAtTime(0.0001, end);
  mouth.connect(to);

  const throats = [1, 1.013, 0.502].map((share) => sawtooth(context, note, end, share));
  // Lungs shake: it grows louder and softer as fast as the model's head does.
  const rasp = context.createGain();
  const shake = oscillation(context, 27, note, end);
  const depth = context.createGain();
  rasp.gain.value = 0.7;
  depth.gain.value = 0.3;
  shake.connect(depth).connect(rasp.gain);
  for (const throat of throats) throat.connect(rasp);
  for (const formant of formants) through(rasp, formant, note, mouth);

  const hiss = context.createBufferSource();
  hiss.buffer = hissFor(context);
  const air = context.createGain();
  air.gain.setValueAtTime(0.0001, at);
  air.gain.exponentialRampToValueAtTime(0.22, at + breath * 0.6);
  air.gain.exponentialRampToValueAtTime(0.05, note + 0.06);
  air.gain.setValueAtTime(0.05, note + 0.6);
  air.gain.exponentialRampToValueAtTime(0.0001, end);
  through(hiss, { from: 1500, to: 2300, sharp: 0.9, loud: 1 }, at, air);
  air.connect(to);
  hiss.start(at);
  hiss.stop(end);
}

interface Formant {
  /** Hertz, as the mouth opens and when it is open. */
  from: number;
  to: number;
  sharp: number;
  loud: number;
}

/** Where a mouth that opens as far as this one puts them. */
const formants: readonly Formant[] = [
  { from: 480, to: 980, sharp: 4.5, loud: 1.5 },
  { from: 1100, to: 1720, sharp: 6, loud: 1.1 },
  { from: 2500, to: 3100, sharp: 5, loud: 0.45 },
];

/** Leads `from` through a formant into `to`. */
function through(
  from: AudioNode,
  { from: shut, to: open, sharp, loud }: Formant,
  at: number,
  to: AudioNode,
): void {
  const filter = from.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(shut, at);
  filter.frequency.exponentialRampToValueAtTime(open, at + 0.13);
  filter.frequency.setValueAtTime(open, at + 0.75);
  filter.frequency.exponentialRampToValueAtTime(shut, at + screamLasts);
  const gain = from.context.createGain();
  gain.gain.value = loud;
  from.connect(filter).connect(gain).connect(to);
}

function sawtooth(context: BaseAudioContext, from: number, to: number, share: number): AudioNode {
  const source = context.createOscillator();
  source.type = "sawtooth";
  const { frequency } = source;
  frequency.setValueAtTime(430 * share, from);
  frequency.exponentialRampToValueAtTime(760 * share, from + 0.09);
  frequency.exponentialRampToValueAtTime(640 * share, from + 0.65);
  frequency.exponentialRampToValueAtTime(170 * share, to);
  const waver = oscillation(context, 12.5, from, to);
  const depth = context.createGain();
  depth.gain.setValueAtTime(6 * share, from);
  depth.gain.linearRampToValueAtTime(42 * share, from + 0.5);
  waver.connect(depth).connect(frequency);
  source.start(from);
  source.stop(to);
  return source;
}

function oscillation(context: BaseAudioContext, hertz: number, from: number, to: number): OscillatorNode {
  const source = context.createOscillator();
  source.frequency.value = hertz;
  source.start(from);
  source.stop(to);
  return source;
}

function hissFor(context: BaseAudioContext): AudioBuffer {
  const random = randomFrom(4);
  const buffer = context.createBuffer(
    1,
    Math.ceil(context.sampleRate * (screamLasts + breath)),
    context.sampleRate,
  );
  buffer.getChannelData(0).forEach((_, n, samples) => (samples[n] = random() * 2 - 1));
  return buffer;
}
