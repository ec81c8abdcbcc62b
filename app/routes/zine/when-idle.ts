/** Reading comes first: `act` runs after everything has loaded, when nothing else is to be done. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  let cancel = () => window.removeEventListener("load", start);
  function start() {
    // Safari has no `requestIdleCallback`.
    if ("requestIdleCallback" in window) {
      const moment = window.requestIdleCallback(act, { timeout: 5000 });
      cancel = () => window.cancelIdleCallback(moment);
    } else {
      const timer = setTimeout(act, 1000);
      cancel = () => clearTimeout(timer);
    }
  }
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => cancel();
}
