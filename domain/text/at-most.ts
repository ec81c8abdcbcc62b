import * as v from "valibot";

/** Refuses text of more than `limit` characters, with how many it has to lose. `name` begins the sentence. */
export function atMost(name: string, limit: number) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    limit,
    ({ input }) =>
      `${name} is too long: it has ${counted(input.length)}, and the limit is ${limit.toLocaleString("en-GB")}. Shorten it by ${(input.length - limit).toLocaleString("en-GB")}.`,
  );
}

function counted(characters: number): string {
  return characters === 1 ? "1 character" : `${characters.toLocaleString("en-GB")} characters`;
}
