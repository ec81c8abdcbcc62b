import { scriptOf } from "@toadstool/language";
import type { Profile } from "#domain/profile/profile.ts";
import { usualLanguage } from "#domain/words/words.ts";

const otherLetters = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether the build writes `/resume.pdf`: its font has Latin letters alone. In others, a file of the studio may be there. */
export function writesResume({ name, title, language = usualLanguage }: Profile): boolean {
  return scriptOf(language) === "Latn" && !otherLetters.test(name + title);
}
