export { onIdentity } from "./events.ts";
export { lookAfter } from "./look-after.ts";
export { logInSilently } from "./log-in-silently.ts";
export { logInWithPopup, popupAddress, type PopupTrouble } from "./popup-login.ts";
export type { SessionAnswer } from "./session-answer.ts";
export { forgetOnLeaving, foundHere, isMark, markedSession, wasHere, watchPresence } from "./presence.ts";
export { notAsked, SessionStore } from "./session-store.ts";
export { tellOpener } from "./tell-opener.ts";
