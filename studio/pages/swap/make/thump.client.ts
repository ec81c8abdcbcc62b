let speaker: AudioContext | undefined;

/** A stamp on paper on a table: a knock, and a little felt. */
export function thump(): void {
  speaker ??= new AudioContext();
  const { currentTime: now, sampleRate } = speaker;
  void speaker.resume();
  const length = Math.round(sampleRate * 0.09);
  const felt = speaker.createBuffer(1, length, sampleRate);
  const signal = felt.getChannelData(0);
  for (let at = 0; at < length; at++) signal[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 6;
  const noise = new AudioBufferSourceNode(speaker, { buffer: felt });
  const dull = new BiquadFilterNode(speaker, { type: "lowpass", frequency: 900 });
  const knock = new OscillatorNode(speaker, { frequency: 130 });
  knock.frequency.exponentialRampToValueAtTime(52, now + 0.08);
  const loud = new GainNode(speaker, { gain: 0.5 });
  loud.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
  noise.connect(dull).connect(loud);
  knock.connect(loud).connect(speaker.destination);
  noise.start();
  knock.start();
  knock.stop(now + 0.15);
}
