/** The filters that lead to something: an empty one is left out, unless it is the one in force. */
export function filledChips<Option>(
  options: readonly Option[],
  countOf: (option: Option) => number,
  isCurrent: (option: Option) => boolean,
): Option[] {
  return options.filter((option) => isCurrent(option) || countOf(option) > 0);
}
