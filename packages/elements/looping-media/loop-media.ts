import { createTurns, type Turns } from "./turns.ts";
import { startsByItself, watchStarting } from "./starts-by-itself.ts";

/** How much of it must be in sight to move by itself. */
const inSight = 0.5;

/** Of one document: what moves in one part of it stops what moved in another. */
const turns = createTurns(startsByItself);

/**
 * Sets in motion what `LoopingMedia` has rendered in `root`, once it is in sight and one at a time, and makes its buttons work; media that
 * moves already is left alone. It needs no React. Returns what stops the media that this call has started.
 */
export function loopMedia(root: ParentNode): () => void {
  const frames = [...root.querySelectorAll<HTMLElement>("[data-loop]")].filter(
    (frame) => frame.dataset.looping === undefined,
  );
  const movers = new Map<Element, () => void>();
  // One for all: those that come into sight together are seen together, in the order of the page.
  const sight = new IntersectionObserver(
    (entries) =>
      turns.see(
        entries.flatMap(({ target, intersectionRatio }) => {
          const mover = movers.get(target);
          return mover ? [[mover, intersectionRatio >= inSight]] : [];
        }),
      ),
    { threshold: inSight },
  );
  const stops = frames.map((frame) =>
    start(frame, turns, (media, mover) => {
      movers.set(media, mover);
      sight.observe(media);
    }),
  );
  return () => {
    sight.disconnect();
    for (const stop of stops) stop();
  };
}

function start(
  frame: HTMLElement,
  { join, leave, ask, look, isOn }: Turns,
  watch: (media: Element, mover: () => void) => void,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  const media = frame.querySelector<HTMLVideoElement | HTMLImageElement>("video, img");
  const playButton = frame.querySelector<HTMLElement>("[data-loop-click='play']");
  const soundButton = frame.querySelector<HTMLElement>("[data-loop-click='sound']");
  if (!media) return () => undefined;
  // In the document, since a page may load this module in two bundles.
  frame.dataset.looping = "";

  let hasBegun = false;
  const update = () => {
    const moves = isOn(update);
    say(playButton, moves);
    hasBegun ||= moves;
    if (!hasBegun) return;
    if (media instanceof HTMLImageElement) showImage(frame, media, moves);
    else if (moves) void play(media);
    else media.pause();
  };
  const play = (video: HTMLVideoElement) => {
    if (!video.currentSrc) video.src = frame.dataset.loop ?? "";
    return video.play().catch((error: Error) => {
      // The browser does not let it play: a press may.
      if (error.name === "NotAllowedError" && !signal.aborted) ask(update, false);
    });
  };

  join(update);
  watch(media, update);
  watchStarting(look, signal);
  playButton?.addEventListener("click", () => ask(update, !isOn(update)), { signal });
  soundButton?.addEventListener(
    "click",
    () => {
      if (!(media instanceof HTMLVideoElement)) return;
      media.muted = !media.muted;
      say(soundButton, !media.muted);
    },
    { signal },
  );
  update();
  return () => {
    over.abort();
    leave(update);
    delete frame.dataset.looping;
    if (media instanceof HTMLVideoElement) media.pause();
  };
}

/** The document shows the still where scripts run; from the first time that the image moves, its own address decides. */
function showImage(frame: HTMLElement, image: HTMLImageElement, moves: boolean): void {
  const { loop = "", loopStill = "" } = frame.dataset;
  const still = frame.querySelector("source");
  if (still) still.media = "not all";
  const wanted = moves ? loop : loopStill;
  if (image.getAttribute("src") !== wanted) image.src = wanted;
}

/** A button says what a press of it does, and shows the sign of it. */
function say(button: HTMLElement | null, isOn: boolean): void {
  if (!button) return;
  const { loopOn = "", loopOff = "" } = button.dataset;
  button.dataset.loopIs = isOn ? "on" : "off";
  button.ariaLabel = button.title = isOn ? loopOn : loopOff;
}
