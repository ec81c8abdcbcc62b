// Fetches what makes films move once the first of them is in sight, and the page has what it is painted with.
export const sight = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  sight.disconnect();
  import("@toadstool/elements/looping-media/loop-media")
    .then(({ loopMedia }) => loopMedia(document))
    // The stills are there.
    .catch(() => undefined);
});
// A film is larger than all the rest: it would keep the posters and the font waiting.
if (document.readyState === "complete") begin();
else window.addEventListener("load", begin, { once: true });

function begin(): void {
  for (const film of document.querySelectorAll("[data-loop]")) sight.observe(film);
}
