/** Characters. */
export const longestReason = 300;

/**
 * The other side’s words in a form that may be stored, shown and logged: one line, without our own secrets, which some
 * servers repeat, and without addresses, so that the address of a forgotten reader does not survive in a reason.
 */
export function plainReason(text: string, secrets: (string | undefined)[] = []): string {
  let plain = text;
  for (const secret of secrets) if (secret) plain = plain.replaceAll(secret, "…");
  const line = plain
    .slice(0, 10 * longestReason)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return withoutAddresses(line).slice(0, longestReason);
}

/** An error’s words, plain. */
export function reasonOf(error: unknown, secrets: (string | undefined)[] = []): string {
  return plainReason(error instanceof Error ? error.message : String(error), secrets);
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>@]+@[^\s<>@]+/g, "…@…");
}
