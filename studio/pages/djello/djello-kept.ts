import { type Djello, type Pattern, readPattern, writePattern } from "../../djello/djello.ts";

const key = "toadstool-djello";
/** Milliseconds: some browsers let a page change its address only so often. */
const pause = 400;

/** The pattern that was last set on this device, if any. */
export function keptPattern(): Pattern | null {
  try {
    return readPattern(localStorage.getItem(key) ?? "");
  } catch {
    return null;
  }
}

/** Keeps what is set, in the address and on this device; answers how to stop, which loses nothing that was set. */
export function keepPattern(model: Djello): () => void {
  let kept = model.getSnapshot().pattern;
  let waiting = 0;
  const leaving = () => {
    if (waiting) keepHere(writePattern(kept));
  };
  const stop = model.subscribe(() => {
    const { pattern } = model.getSnapshot();
    if (pattern === kept) return;
    kept = pattern;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      waiting = 0;
      keep(writePattern(pattern));
    }, pause);
  });
  // What waits goes on waiting: a page that is come back to sets its address then.
  window.addEventListener("pagehide", leaving);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener("pagehide", leaving);
    stop();
    // The address is the next page's by now.
    leaving();
  };
}

function keep(code: string) {
  history.replaceState(history.state, "", addressOf(code));
  keepHere(code);
}

function keepHere(code: string) {
  try {
    localStorage.setItem(key, code);
  } catch {
    // Storage is off: the address is enough.
  }
}

/** Where this pattern plays. */
export function addressOf(code: string): string {
  const address = new URL(location.href);
  address.search = new URLSearchParams({ p: code }).toString();
  address.hash = "";
  return address.href;
}
