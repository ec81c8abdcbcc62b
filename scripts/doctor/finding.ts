/** One thing that the doctor looked at. */
export interface Finding {
  /** Null where it could not be seen from here. */
  isGood: boolean | null;
  /** The page or the part, in a word or two. */
  about: string;
  /** What was found, and where it is not good, how to mend it. */
  words: string;
}

/** What an examination may use. It asks and changes nothing. */
export interface Patient {
  origin: string;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

export const good = (about: string, words: string): Finding => ({ isGood: true, about, words });
export const bad = (about: string, words: string): Finding => ({ isGood: false, about, words });
export const unseen = (about: string, words: string): Finding => ({ isGood: null, about, words });
export const judged = (isGood: boolean, about: string, words: string): Finding => ({ isGood, about, words });
