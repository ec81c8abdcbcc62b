/**
 * Writes the window's height to the document's `--viewport-height`, now and whenever it changes: on a phone it is less than 100vh
 * while the address bar shows. It is read in a frame: before, the whole page would be laid out for it without its styles. Returns
 * what ends it.
 */
export function writeViewportHeight(): () => void {
  const write = () =>
    document.documentElement.style.setProperty("--viewport-height", `${window.innerHeight}px`);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const rewrite = () => {
    clearTimeout(waiting);
    waiting = setTimeout(write, 200);
  };
  const frame = requestAnimationFrame(write);
  window.addEventListener("resize", rewrite);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("resize", rewrite);
  };
}
