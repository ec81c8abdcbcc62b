/** A line of an aligned table: each cell at the right end of its column, or at the left where the width is negative. */
export function row(widths: readonly number[], cells: readonly (string | number)[]): string {
  return cells
    .map((cell, column) => {
      const width = widths[column] ?? 9;
      return width < 0 ? String(cell).padEnd(-width) : String(cell).padStart(width);
    })
    .join(" ");
}
