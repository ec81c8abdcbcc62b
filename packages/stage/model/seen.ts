/** Calls `seen` once when the element comes into the window; returns how to leave, which aborts the signal. */
export function whenSeen(element: Element, tell: (leaving: AbortSignal) => void): () => void {
  const leaving = new AbortController();
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    tell(leaving.signal);
  });
  seen.observe(element);
  return () => {
    seen.disconnect();
    leaving.abort();
  };
}

/** Whether this browser draws in three dimensions at all. */
export function drawsWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
