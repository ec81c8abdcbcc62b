/** Binds the short word that opens a phrase to the next, so that no line ends just after a comma and "one" or "a". */
export const boundPhrases = (words: string): string => words.replaceAll(/(, \S{1,3}) /g, "$1\u00A0");
