import * as v from "valibot";

/** Refuses text of more than `limit` characters, with how many it has to lose. `name` begins the sentence. */
export function atMost(name: string, limit: number) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    limit,
    ({ input }) =>
      `${name} is too long: it has ${counted(input.length)}, and the limit is ${limit.toLocaleString("en-GB")}. Shorten it by ${(input.length - limit).toLocaleString("en-GB")}.`,
  );
}

/** Beside a field, from a tenth before its end: how much room is left, or how much is too much; "" before that. */
export function limitWords(length: number, limit: number): string {
  const left = limit - length;
  if (left > limit / 10) return "";
  if (left >= 0) return `${counted(left)} left of ${limit.toLocaleString("en-GB")}.`;
  return `${counted(-left)} over the limit of ${limit.toLocaleString("en-GB")}.`;
}

function counted(characters: number): string {
  return characters === 1 ? "1 character" : `${characters.toLocaleString("en-GB")} characters`;
}
