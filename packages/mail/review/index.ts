export {
  checkAlts,
  checkLinks,
  checkRecords,
  checkSize,
  checkSubject,
  checkUnsubscribe,
  goodSubjectLength,
} from "./check-mail.ts";
export { isPublicAddress, linksIn } from "./links.ts";
export { type MailCheck, mailCheck, type MailCheckState } from "./mail-check.ts";
export { type PreviewMode, previewModeOf, shownAs } from "./preview-modes.ts";
export { gmailLimit, utf8Bytes, kilobytes } from "./size.ts";
export { type AskInside, tryLinks } from "./try-links.ts";
