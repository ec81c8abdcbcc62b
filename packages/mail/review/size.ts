/** Gmail cuts a letter whose HTML is larger, and hides the rest, including the unsubscribe link, behind a link. */
export const gmailLimit = 102 * 1024;

const encoder = new TextEncoder();

export function utf8Bytes(text: string): number {
  return encoder.encode(text).length;
}

/** `12.4 KB`, as Gmail counts: 1 KB is 1,024 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
