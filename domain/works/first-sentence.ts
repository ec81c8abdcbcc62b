/** A text's first sentence, and what follows it. A text of one sentence has nothing after it. */
export function firstSentence(text: string): [first: string, rest: string] {
  const found = /^(?<first>.*?[\p{Ll}\d%]{2}[.!?…][”’"')\]]*)\s+(?<rest>\p{Lu}.*|[“‘"'(].*)$/su.exec(
    text.trim(),
  );
  return found?.groups ? [found.groups.first ?? "", found.groups.rest ?? ""] : [text.trim(), ""];
}
