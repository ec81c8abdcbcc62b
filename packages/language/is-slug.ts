/** UTF-16 units. */
export const longestSlug = 100;

const shape = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;

/** Letters of any script with their marks, digits, and single dashes between them, in lower case and in Unicode’s form C. */
export function isSlug(text: string): boolean {
  return shape.test(text) && text === text.toLowerCase().normalize("NFC");
}

/** A slug as it was typed, or copied from an address: `%E3%81%82` is the letters that it means. */
export function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text).normalize("NFC").trim();
  } catch {
    return text.normalize("NFC").trim();
  }
}
