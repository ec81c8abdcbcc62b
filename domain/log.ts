/** Logs an error without the data that caused it: a failed query names its parameters, which may be addresses. */
export function logError(error: unknown): void {
  if (isFailedQuery(error)) console.error(`Failed query: ${error.query}`, error.cause);
  else console.error(error);
}

function isFailedQuery(error: unknown): error is Error & { query: string } {
  return error instanceof Error && "query" in error && "params" in error;
}

/** Mail servers repeat the address they refuse. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>@]+@[^\s<>@]+/g, "…@…");
}
