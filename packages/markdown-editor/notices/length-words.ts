interface LengthFacts {
  /** Characters that the text may have. */
  limit: number;
  /** This device has a copy of the text. */
  isKept: boolean;
  /** What to do about a text that is too long. */
  advice: string;
}

/** What the author should know about the text's length; "" for nearly every text. */
export function lengthWords(length: number, { limit, isKept, advice }: LengthFacts): string {
  const left = limit - length;
  if (left > limit / 20) return "";
  if (left >= 0) return `${counted(left)} left. A text can have at most ${counted(limit)}. ${advice}`;
  const where = isKept
    ? "the whole text is kept on this device"
    : "the whole text is on this page, but this device has no storage left for a copy, so keep this page open";
  return `The text is ${counted(-left)} too long for the site, which accepts ${counted(limit)}. Nothing is cut; ${where}. Saving resumes once the text is shorter. ${advice}`;
}

function counted(characters: number): string {
  return characters === 1 ? "1 character" : `${characters.toLocaleString("en-GB")} characters`;
}
