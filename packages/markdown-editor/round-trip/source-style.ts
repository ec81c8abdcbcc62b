/** A writer's habits, as far as one text can show them. */
export interface SourceStyle {
  bullet: "-" | "*" | "+";
  bulletOther: "-" | "*" | "+";
  bulletOrdered: "." | ")";
  emphasis: "*" | "_";
  strong: "*" | "_";
  fence: "`" | "~";
  rule: "-" | "*" | "_";
  listItemIndent: "one" | "tab";
  setext: boolean;
  /** Every item of a numbered list has the same number. */
  isNumberedAlike: boolean;
}

export const plainStyle: SourceStyle = {
  bullet: "-",
  bulletOther: "*",
  bulletOrdered: ".",
  emphasis: "*",
  strong: "*",
  fence: "`",
  rule: "-",
  listItemIndent: "one",
  setext: false,
  isNumberedAlike: false,
};

/** The habits that `source` shows; those of `otherwise` where it shows none. */
export function styleOf(source: string, otherwise: SourceStyle): SourceStyle {
  const bullet = first(source, /^[ \t>]*([-+*])[ \t]+\S/m) as SourceStyle["bullet"] | undefined;
  const wide = /^[ \t>]*(?:[-+*] {3}|\d\. {2})\S/m.test(source);
  const narrow = /^[ \t>]*[-+*] \S/m.test(source);
  const numbers = [...source.matchAll(/^[ ]{0,3}(\d+)[.)][ \t]/gm)].map((match) => match[1]);
  const found: Partial<SourceStyle> = {
    ...(bullet && { bullet, bulletOther: bullet === "*" ? "-" : "*" }),
    ...given("bulletOrdered", first(source, /^[ \t>]*\d+([.)])[ \t]/m)),
    ...given("strong", first(source, /(\*|_)\1(?=[^\s*_])/)),
    ...given("emphasis", first(source, /(?<![*_\w\\])([*_])(?=[^\s*_])/)),
    ...given("fence", first(source, /^[ \t>]*(`|~)\1\1/m)),
    ...given("rule", first(source, /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/m)),
    ...(wide !== narrow && { listItemIndent: wide ? "tab" : "one" }),
    ...(/^ {0,3}\S.*\n {0,3}(?:=+|-{2,})[ \t]*$/m.test(source) && { setext: true }),
    ...(/^ {0,3}#/m.test(source) && { setext: false }),
    ...(numbers.length > 1 && { isNumberedAlike: numbers.every((number) => number === numbers[0]) }),
  };
  return { ...otherwise, ...found };
}

function first(source: string, pattern: RegExp): string | undefined {
  return pattern.exec(source)?.[1];
}

function given<Name extends keyof SourceStyle>(name: Name, value: string | undefined): Partial<SourceStyle> {
  return value === undefined ? {} : { [name]: value };
}
