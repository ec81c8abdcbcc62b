/** Tells once the element is near the window; answers how to leave, which is told too. */
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
