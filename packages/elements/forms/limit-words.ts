/** Beside a field, from a tenth before its end: how much space is left, or how much is too much; "" before that. */
export function limitWords(length: number, limit: number): string {
  const left = limit - length;
  if (left > limit / 10) return "";
  if (left >= 0) return `${counted(left)} left of ${limit.toLocaleString("en-GB")}.`;
  return `${counted(-left)} over the limit of ${limit.toLocaleString("en-GB")}.`;
}

function counted(characters: number): string {
  return characters === 1 ? "1 character" : `${characters.toLocaleString("en-GB")} characters`;
}
