/**
 * Writes the window's height to a custom property of the document, such as `--viewport-height`, until `signal` is aborted: on a phone it
 * is less than 100vh while the address bar shows.
 */
export function writeViewportHeight(property: string, signal?: AbortSignal): void {
  const write = () => document.documentElement.style.setProperty(property, `${window.innerHeight}px`);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const rewrite = () => {
    clearTimeout(waiting);
    waiting = setTimeout(write, 200);
  };
  write();
  window.addEventListener("resize", rewrite, { signal });
}
