/** A line of an aligned table: each cell at the right end of its column, or at the left where the width is negative. */
export function row(widths: readonly number[], cells: readonly (string | number)[], gap = " "): string {
  return cells
    .map((cell, column) => {
      const width = widths[column] ?? 9;
      return width < 0 ? String(cell).padEnd(-width) : String(cell).padStart(width);
    })
    .join(gap);
}

/** Lines of cells as a table whose columns are as wide as their widest cells; those in `left` begin at the left. */
export function aligned(lines: readonly (readonly string[])[], left: readonly number[] = [0]): string {
  const widths = (lines[0] ?? []).map((_, column) => {
    const width = Math.max(...lines.map((line) => line[column]?.length ?? 0));
    return left.includes(column) ? -width : width;
  });
  return lines.map((line) => row(widths, line, "  ").trimEnd()).join("\n");
}
