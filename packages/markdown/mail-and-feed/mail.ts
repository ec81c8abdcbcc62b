export { mailHtml, type MailLook } from "./mail-html.ts";
export { beginningOf, plainText, underlined } from "./plain-text.ts";
export { isRightToLeft } from "./right-to-left.ts";
