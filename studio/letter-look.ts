import type { LetterLook } from "#domain/profile/letter-look.ts";

/** The colours of letters and other mails, and their mark, a picture of the library. */
export const letterLook: LetterLook = {
  text: "#221b2e",
  soft: "#625a6e",
  accent: "#6a35c9",
  line: "#dcd3ea",
  sheet: "#ffffff",
  ground: "#f4f0f8",
};
