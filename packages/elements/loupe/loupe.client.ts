import { dress } from "./dress.ts";
import { firstSpot, smallPixels } from "./first-spot.ts";
import { foundColours } from "./found-colours.ts";
import { hearKeys, hearPointers, within } from "./hands.ts";
import { createPainter } from "./paint.ts";
import { makeParts } from "./parts.ts";
import type { Point } from "./place.ts";
import { boundsOf } from "./place-glass.ts";
import type { PrintDetails, Tint } from "./print-details.ts";
import { separateColours, separateInks } from "./separate.ts";
import { placementOfLook, type Look, showLook } from "./show.ts";
import { aboutAll, aboutHere, type LoupeSpeech } from "./words.ts";

/** What is known of a picture: `data-loupe` holds it as JSON. */
export interface LoupeFacts {
  /** The address of its largest file. */
  whole: string;
  printed?: PrintDetails | null;
  /** Colours that it is made of, where it was not printed: papers, for example. */
  tints?: readonly Tint[];
}

export interface LoupeAsked {
  picture: HTMLImageElement;
  facts: LoupeFacts;
  /** Has the focus again afterwards. */
  opener: HTMLElement | null;
  /** In the window; where there is most to see where it is left out. */
  at?: Point;
  /** The pointer that holds it from the start. */
  hold?: { id: number; type: string };
}

/** Milliseconds of rest after which a screen reader hears what is under the glass. */
const restBeforeWords = 400;

let fold: (() => void) | null = null;

/** Lays a loupe on a picture. There is one at most, which a press elsewhere, Escape and a change of page fold away. */
export async function openLoupe(
  speech: LoupeSpeech,
  { picture, facts, opener, at, hold }: LoupeAsked,
): Promise<void> {
  fold?.();
  const { printed = null } = facts;
  if (!picture.complete) await picture.decode().catch(() => undefined);
  if (!picture.isConnected || picture.naturalWidth === 0) return;
  const tints = printed?.plates ?? facts.tints ?? foundColours(speech.loupe.hues, smallPixels(picture));
  const size = printed?.size ?? ([picture.naturalWidth, picture.naturalHeight] as const);
  const middle = { x: size[0] / 2, y: size[1] / 2 };
  const given = { speech, picture, source: picture, size, printed, tints, strength: 2, finger: null };
  const look: Look = { ...given, spot: middle, shown: "all" };
  const parts = makeParts(
    speech.loupe,
    tints,
    aboutAll(speech, printed, tints),
    printed?.plates.some(({ slip }) => slip) ?? false,
  );
  const separation = printed ? separateInks(printed.paper, tints) : separateColours(tints);
  const painter = createPainter(separation);
  const { root, glass, heard } = parts;
  const leaving = new AbortController();
  const { signal } = leaving;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function close() {
    if (signal.aborted) return;
    leaving.abort();
    fold = null;
    cancelAnimationFrame(frame);
    clearTimeout(rest);
    const hadFocus = root.contains(document.activeElement);
    root.remove();
    painter.leave();
    if (hadFocus) opener?.focus({ preventScroll: true });
  }
  fold = close;
  dress();
  (picture.closest("dialog[open]") ?? document.body).appendChild(root);
  look.spot = at ? spotOf(look, at) : firstSpot(look, separation, boundsOf(parts));

  function show() {
    frame = 0;
    if (!picture.isConnected) return close();
    showLook(parts, painter, look);
    clearTimeout(rest);
    rest = setTimeout(
      () => (heard.textContent = aboutHere(speech, tints, painter.shares())),
      restBeforeWords,
    );
  }

  /** One frame for however much has changed; none while nothing does. */
  const renew = () => void (frame ||= requestAnimationFrame(show));

  const hands = { parts, look, renew, close, signal };
  hearKeys(hands);
  hearPointers(hands, hold && at && { ...hold, at: { x: at.x, y: at.y } });
  window.addEventListener("scroll", renew, { signal, capture: true, passive: true });
  window.addEventListener("resize", renew, { signal });
  document.addEventListener("transitionend", renew, { signal });
  const changes = new MutationObserver(() => !picture.isConnected && close());
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => changes.disconnect());
  if (opener?.matches(":focus-visible")) root.dataset.keys = "";
  show();
  glass.focus({ preventScroll: true });
  await readWhole(facts.whole, look);
  if (!signal.aborted) renew();
}

function spotOf(look: Look, client: Point): Point {
  const placement = placementOfLook(look);
  return within(
    { x: (client.x - placement.x) / placement.scale, y: (client.y - placement.y) / placement.scale },
    look.size,
  );
}

/** Until the largest file is there, and where it does not come, the file that is shown anyway is read. */
async function readWhole(address: string, look: Look): Promise<void> {
  const whole = new Image();
  whole.src = address;
  await whole.decode().catch(() => undefined);
  if (whole.naturalWidth === 0) return;
  look.source = whole;
  if (look.printed) return;
  const grown = whole.naturalWidth / look.size[0];
  look.size = [whole.naturalWidth, whole.naturalHeight];
  look.spot = { x: look.spot.x * grown, y: look.spot.y * grown };
}
