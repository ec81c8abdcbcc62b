import { type Djello, type Pattern, readPattern, writePattern } from "#art/djello.ts";

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

/** Keeps what is set, in the address and on this device; answers how to stop. */
export function keepPattern(model: Djello): () => void {
  let kept = model.getSnapshot().pattern;
  let waiting = 0;
  const stop = model.subscribe(() => {
    const { pattern } = model.getSnapshot();
    if (pattern === kept) return;
    kept = pattern;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => keep(writePattern(pattern)), pause);
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}

function keep(code: string) {
  history.replaceState(history.state, "", addressOf(code));
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
