/** The fluted mould: a foot that spreads, sides that lean in, and a crown. Pairs of x and y in widths of a jelly, y up. */
export function mould(points = 34, height = 0.82): number[] {
  return Array.from({ length: points }, (_, n) => {
    const turn = Math.PI * (1 - n / (points - 1));
    const [across, up] = [Math.cos(turn), Math.sin(turn)];
    // Rounder than a circle at its shoulders, as what came out of a bowl is.
    const x = 0.5 * Math.sign(across) * Math.abs(across) ** 0.62 * (1 - 0.16 * up);
    const y = height * Math.abs(up) ** 0.72;
    return [x, n === 0 || n === points - 1 ? 0 : y];
  }).flat();
}
