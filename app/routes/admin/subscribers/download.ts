/** What an answer needs to be kept as a file. */
export function fileHeaders(fileName: string, type: string): Record<string, string> {
  return {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "Cache-Control": "private, no-store",
  };
}

export function csvHeaders(name: string): Record<string, string> {
  return fileHeaders(`${name}.csv`, "text/csv");
}
