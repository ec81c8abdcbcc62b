const names = ["A", "B flat", "B", "C", "C sharp", "D", "E flat", "E", "F", "F sharp", "G", "A flat"];

/** Hertz of a hand so many centimetres off, and of a jelly that leans towards it: three octaves over twenty centimetres. */
export function pitchAt(centimetres: number, lean: number): number {
  return 110 * 2 ** ((3 * (20 - centimetres)) / 19 + lean * 0.9);
}

export function noteName(hertz: number): string {
  const semitones = Math.round(12 * Math.log2(hertz / 440));
  return names[((semitones % 12) + 12) % 12] ?? "";
}
