/**
 * Writes the window's height to the document's `--viewport-height`, now and whenever it changes: on a phone it is less than 100vh
 * while the address bar shows. Returns what ends it.
 */
export function writeViewportHeight(): () => void {
  const write = () =>
    document.documentElement.style.setProperty("--viewport-height", `${window.innerHeight}px`);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const rewrite = () => {
    clearTimeout(waiting);
    waiting = setTimeout(write, 200);
  };
  write();
  window.addEventListener("resize", rewrite);
  return () => window.removeEventListener("resize", rewrite);
}
