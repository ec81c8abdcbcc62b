/** The works of the series, which its program and the script that draws the stills share. */
export const grids = [
  { seed: 1, title: "First Grid" },
  { seed: 7, title: "Seventh Grid" },
  { seed: 42, title: "Forty-second Grid" },
];

/** Whether each of the 12 squares is filled, by a seed. */
function squaresOf(seed: number): boolean[] {
  return Array.from({ length: 12 }, (_, index) => Math.imul(seed + 1, 2654435761 * (index + 1)) % 3 === 0);
}

export function squaresSvg(seed: number): string {
  return squaresOf(seed)
    .map((isFilled, index) => {
      const [x, y] = [120 + (index % 3) * 240, 160 + Math.floor(index / 3) * 240];
      return `<path d="M${x} ${y}h180v180h-180z" fill="${isFilled ? "#2743b5" : "#ff7a5c"}"/>`;
    })
    .join("");
}
