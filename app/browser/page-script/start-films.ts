// Fetches what makes films move once the first of them is in sight.
export const sight = new IntersectionObserver((entries) => {
  if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
  sight.disconnect();
  import("@toadstool/elements/looping-media/loop-media")
    .then(({ loopMedia }) => loopMedia(document))
    // The stills are there.
    .catch(() => undefined);
});
for (const film of document.querySelectorAll("[data-loop]")) sight.observe(film);
