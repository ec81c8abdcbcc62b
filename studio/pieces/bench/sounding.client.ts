interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from now. */
  after?: number;
  /** Seconds until it has died away. */
  length: number;
  loud?: number;
  wave?: OscillatorType;
  /** Hertz that it slides to. */
  to?: number;
}

interface Sounding {
  note: (note: Note) => void;
  /** A rustle, a drop, a stamp: noise through a filter. */
  noise: (noise: Pick<Note, "pitch" | "after" | "length" | "loud">) => void;
  /** A tone that lasts until it is let go. */
  hold: (wave: OscillatorType) => { tune: (pitch: number, loud: number) => void; end: () => void } | null;
  rest: () => void;
  close: () => void;
}

/** Sound that begins with the first note that a press asks for. A browser without Web Audio stays silent. */
export function sounding(): Sounding {
  let context: AudioContext | null = null;
  let hiss: AudioBuffer | null = null;

  function awake(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    return context;
  }

  function fading(
    into: AudioContext,
    { after = 0, length, loud = 0.3 }: Pick<Note, "after" | "length" | "loud">,
  ) {
    const gain = into.createGain();
    const at = into.currentTime + after;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
    gain.connect(into.destination);
    return { gain, at };
  }

  return {
    note({ pitch, wave = "triangle", to, ...shape }) {
      const into = awake();
      if (!into) return;
      const { gain, at } = fading(into, shape);
      const tone = new OscillatorNode(into, { type: wave, frequency: pitch });
      if (to) tone.frequency.exponentialRampToValueAtTime(to, at + shape.length);
      tone.connect(gain);
      tone.start(at);
      tone.stop(at + shape.length);
    },
    noise({ pitch, ...shape }) {
      const into = awake();
      if (!into) return;
      if (!hiss) {
        hiss = into.createBuffer(1, into.sampleRate / 2, into.sampleRate);
        const samples = hiss.getChannelData(0);
        samples.forEach((_, i) => (samples[i] = Math.random() * 2 - 1));
      }
      const { gain, at } = fading(into, shape);
      const source = new AudioBufferSourceNode(into, { buffer: hiss });
      const filter = new BiquadFilterNode(into, { type: "bandpass", frequency: pitch, Q: 2 });
      source.connect(filter).connect(gain);
      source.start(at);
      source.stop(at + shape.length);
    },
    hold(wave) {
      const into = awake();
      if (!into) return null;
      const gain = new GainNode(into, { gain: 0 });
      const tone = new OscillatorNode(into, { type: wave });
      tone.connect(gain).connect(into.destination);
      tone.start();
      return {
        tune(pitch, loud) {
          tone.frequency.setTargetAtTime(pitch, into.currentTime, 0.03);
          gain.gain.setTargetAtTime(loud, into.currentTime, 0.04);
        },
        end() {
          gain.gain.setTargetAtTime(0, into.currentTime, 0.04);
          tone.stop(into.currentTime + 0.3);
        },
      };
    },
    rest: () => void (context?.state === "running" && context.suspend()),
    close() {
      void context?.close();
      context = null;
      hiss = null;
    },
  };
}
