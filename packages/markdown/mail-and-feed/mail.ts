export { mailHtml, type MailLook } from "./mail-html.ts";
export { beginningOf, plainText, underlined } from "./plain-text.ts";
export { type Direction, otherDirection } from "./other-direction.ts";
