/** Seeds are whole numbers below this. */
export const seedLimit = 2 ** 32;

/** The seed that an address names; null where the text is not a seed. */
export function seedFrom(text: string): number | null {
  const digits = text.trim();
  if (!/^\d{1,10}$/.test(digits)) return null;
  const seed = Number(digits);
  return seed < seedLimit ? seed : null;
}

/** Any seed, each as likely as the others. */
export function chooseSeed(random: () => number): number {
  return Math.floor(random() * seedLimit);
}
