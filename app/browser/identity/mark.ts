const key = "toadstool-owner";
const past = "was here";

/** Whether a change of local storage is one of the mark. */
export const isMark = (event: StorageEvent) => event.key === key;

/** This browser's memory of the owner: which session was here last, that there was one, or nothing for everybody else. */
export function readMark(): { session: string | null; wasHere: boolean } {
  try {
    const mark = localStorage.getItem(key);
    return { session: mark === past ? null : mark, wasHere: mark === past };
  } catch {
    return { session: null, wasHere: false };
  }
}

/** Every other tab hears of it. */
export const markSession = (session: string) => keep(session);

/** The session is over by itself: a login may be offered here. */
export const markPast = () => keep(past);

/** The owner has left on purpose. */
export const forgetOwner = () => keep(null);

function keep(mark: string | null) {
  try {
    if (mark === null) localStorage.removeItem(key);
    else localStorage.setItem(key, mark);
  } catch {
    // Storage is off: this browser remembers nobody.
  }
}
