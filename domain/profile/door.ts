/** A small printed object on the home page, with a word, that leads to one of the creator's rooms. */
export interface Door {
  to: string;
  /** One or two words, on a card before the object. */
  word: string;
  /** Where it leads, for people who cannot see the object; it begins with the word. */
  label: string;
}
