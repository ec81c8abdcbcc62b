export { onIdentity } from "./events.ts";
export { lookAfter } from "./look-after.ts";
export { logInSilently } from "./log-in-silently.ts";
export { logInWithPopup, popupAddress, type PopupTrouble } from "./popup-login.ts";
export type { SessionAnswer } from "./session-answer.ts";
export { forgetOnLeaving, isMark, markedSession, wasHere } from "./session-mark.ts";
export { notAsked, SessionStore } from "./session-store.ts";
export { tellOpener } from "./tell-opener.ts";
