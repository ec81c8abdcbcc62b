const headerBytes = 44;
const sampleBytes = 2;

/** A WAV file (RIFF, PCM of 16 bits) of one or more channels of equal length, each sample from -1 to 1; beyond that it is cut off. */
export function wavFile(channels: readonly Float32Array[], rate: number): Uint8Array<ArrayBuffer> {
  const frames = channels[0]?.length ?? 0;
  const frameBytes = channels.length * sampleBytes;
  const file = new Uint8Array(headerBytes + frames * frameBytes);
  const view = new DataView(file.buffer);
  const text = (at: number, words: string) =>
    Array.from(words).forEach((sign, n) => view.setUint8(at + n, sign.charCodeAt(0)));

  text(0, "RIFF");
  view.setUint32(4, file.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * frameBytes, true);
  view.setUint16(32, frameBytes, true);
  view.setUint16(34, sampleBytes * 8, true);
  text(36, "data");
  view.setUint32(40, frames * frameBytes, true);

  channels.forEach((channel, n) =>
    channel.forEach((sample, frame) => {
      const cut = Math.max(-1, Math.min(1, sample));
      view.setInt16(headerBytes + frame * frameBytes + n * sampleBytes, Math.round(cut * 0x7fff), true);
    }),
  );
  return file;
}
