/** The press as one hears it from the next room: paper, drum, lever. Made here; there are no recordings. */
export interface PressSound {
  lever: () => void;
  feed: () => void;
  drum: () => void;
  drop: () => void;
  stop: () => void;
}

/** Needs to be called at a press: browsers let no page sound before. */
export function startSound(): PressSound {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.22;
  out.connect(context.destination);
  const hiss = noiseIn(context);

  /** Filtered noise that swells and dies: paper and air. */
  function rustle(at: number, long: number, frequency: number, loud: number) {
    const source = Object.assign(context.createBufferSource(), { buffer: hiss });
    const filter = Object.assign(context.createBiquadFilter(), { type: "bandpass" as const });
    filter.frequency.value = frequency;
    filter.Q.value = 0.8;
    source.connect(filter).connect(swell(at, long, loud));
    source.start(at, Math.random(), long);
  }

  /** A note that falls: wood and iron. */
  function knock(at: number, from: number, to: number, long: number, loud: number) {
    const tone = Object.assign(context.createOscillator(), { type: "triangle" as const });
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + long);
    tone.connect(swell(at, long, loud));
    tone.start(at);
    tone.stop(at + long);
  }

  function swell(at: number, long: number, loud: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + long * 0.18);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    gain.connect(out);
    return gain;
  }

  const soon = () => context.currentTime + 0.01;
  return {
    lever() {
      knock(soon(), 190, 70, 0.12, 0.9);
      knock(soon() + 0.09, 420, 240, 0.05, 0.3);
    },
    feed: () => rustle(soon(), 0.22, 3200, 0.35),
    drum() {
      for (const beat of [0, 0.1, 0.2, 0.3, 0.4, 0.5]) knock(soon() + beat, 82, 58, 0.09, 0.5);
      rustle(soon() + 0.1, 0.6, 900, 0.3);
    },
    drop: () => rustle(soon(), 0.16, 1800, 0.4),
    stop: () => void context.close(),
  };
}

function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
