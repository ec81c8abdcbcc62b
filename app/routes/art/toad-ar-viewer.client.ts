import { ModelViewerElement } from "@google/model-viewer";
import { soundScream } from "#studio/pieces/toad-scream.client.ts";

export interface ToadViewer {
  /** Once, and then it sits again. */
  scream: (silent: boolean) => void;
  /** In the middle of a scream, too. */
  hush: () => void;
  play: (playing: boolean) => void;
  /** Puts it in the room; only right after a press. */
  place: () => void;
  leave: () => void;
}

interface ToadOptions {
  /** What there is to see, for who does not see it. */
  description: string;
  /** Whether less motion is asked for: now, and at each scream. */
  lessMotion: MediaQueryList;
  onReady: (canBePlaced: boolean) => void;
  /** Touched on its skin, not beside it. */
  onTap: () => void;
  onSilence: () => void;
  onTrouble: () => void;
  /** The model did not come. */
  onLost: () => void;
  /** The camera did not open. */
  onNotPlaced: () => void;
}

const model = "/models/toad.glb";
/** The model's own picture once more, for a blob's address is none that this site's policy lets a page fetch. */
const atlas = "/models/toad-atlas.jpg";
/** Seconds into the scream when the mouth is open and nothing shakes. */
const openAt = 0.62;
/** Milliseconds of a scream that stands still, and after which one that moves is over even where nobody sees it. */
const heldFor = 1500;
const overAfter = 2600;
/** Milliseconds and pixels up to which a touch is a tap. */
const tap = { within: 450, near: 9 };
const once = { repetitions: 1, pingpong: false };

/** Shows the toad in `host`, sitting; nothing of it is left after `leave`. */
export function showToad(host: HTMLElement, options: ToadOptions): ToadViewer {
  const { description, lessMotion, onReady, onTrouble, onNotPlaced, onSilence } = options;
  ModelViewerElement.mapURLs((url) => (url.startsWith("blob:") ? atlas : url));
  const leaving = new AbortController();
  const { signal } = leaving;
  const viewer = new ModelViewerElement();
  const sheet = exchangeStyle(viewer);
  let playing = !lessMotion.matches;
  let screaming = false;
  let held = 0;
  let audio: AudioContext | null = null;

  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
  viewer.alt = description;
  viewer.src = new URL(model, location.href).href;
  viewer.autoplay = playing;
  // In the room, the page is covered, and its buttons with it.
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    textContent: "Make it scream",
  });
  button.addEventListener("click", options.onTap, { signal });
  viewer.appendChild(button);
  // The page has a button of its own for going there.
  viewer.appendChild(Object.assign(document.createElement("span"), { slot: "ar-button", hidden: true }));

  /** The viewer turns to another motion in its own time, and drops there what it was told before. */
  const turnTo = async (motion: "idle" | "scream", start: () => void) => {
    viewer.animationName = motion;
    await viewer.updateComplete;
    if (!signal.aborted) start();
  };
  /** Once for each: what is closed is not closed again. */
  const hush = () => {
    void audio?.close();
    audio = null;
  };
  const sound = () => {
    try {
      audio ??= new AudioContext();
      // Whoever is hushed before it has begun has nothing to resume.
      audio.resume().catch(() => undefined);
      soundScream(audio.destination);
    } catch {
      // No sound is to be had here: its caption tells of it.
    }
  };
  const sit = () => {
    screaming = false;
    clearTimeout(held);
    void audio?.suspend();
    onSilence();
    void turnTo("idle", () => {
      if (!playing || document.hidden) return viewer.pause();
      viewer.play();
      viewer.currentTime = 0;
    });
  };
  viewer.addEventListener("load", () => onReady(viewer.canActivateAR), { signal });
  viewer.addEventListener(
    "error",
    (event: Event) => {
      const { type } = (event as CustomEvent<{ type: string }>).detail;
      // What it has lost it draws anew by itself, as soon as it may.
      if (type === "loadfailure") options.onLost();
      else if (type !== "webglcontextlost") onTrouble();
    },
    { signal },
  );
  viewer.addEventListener("finished", () => screaming && sit(), { signal });
  viewer.addEventListener(
    "ar-status",
    (event) => (event as CustomEvent<{ status: string }>).detail.status === "failed" && onNotPlaced(),
    { signal },
  );
  listenForTaps(viewer, options.onTap, signal);
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.hidden) {
        viewer.pause();
        // Held back, it would scream on later, when its caption is gone.
        hush();
      } else if (playing || (screaming && !lessMotion.matches)) viewer.play(screaming ? once : undefined);
    },
    { signal },
  );
  host.appendChild(viewer);
  // Not before it stands there: on its way it gives up what it has adopted.
  viewer.shadowRoot?.adoptedStyleSheets.push(sheet);

  return {
    scream(silent) {
      if (screaming) return;
      screaming = true;
      void turnTo("scream", () => {
        viewer.play(once);
        viewer.currentTime = lessMotion.matches ? openAt : 0;
        if (lessMotion.matches) viewer.pause();
      });
      held = window.setTimeout(sit, lessMotion.matches ? heldFor : overAfter);
      if (!silent) sound();
    },
    play(now) {
      playing = now;
      if (screaming) return;
      if (playing) viewer.play();
      else viewer.pause();
    },
    hush,
    place: () => void viewer.activateAR(),
    leave() {
      leaving.abort();
      clearTimeout(held);
      hush();
      viewer.remove();
    },
  };
}

const attributes = {
  "ios-src": "/models/toad.usdz",
  ar: "",
  "ar-modes": "webxr scene-viewer quick-look",
  "ar-scale": "fixed",
  "camera-controls": "",
  "touch-action": "pan-y",
  "disable-tap": "",
  "disable-pan": "",
  "interaction-prompt": "none",
  "animation-name": "idle",
  "animation-crossfade-duration": "140",
  "camera-orbit": "24deg 80deg 0.42m",
  "min-camera-orbit": "auto 25deg 0.28m",
  "max-camera-orbit": "auto 92deg 0.8m",
  "camera-target": "0m 0.056m 0m",
  "field-of-view": "24deg",
  "shadow-intensity": "1.1",
  "shadow-softness": "0.75",
  exposure: "1.1",
  loading: "eager",
};

/** The site's policy refuses a style element, which this one brings: while it is nowhere, it can still be exchanged for a sheet. */
function exchangeStyle({ shadowRoot }: ModelViewerElement): CSSStyleSheet {
  const style = shadowRoot?.querySelector("style");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style?.textContent ?? "");
  style?.remove();
  return sheet;
}

function listenForTaps(viewer: ModelViewerElement, tapped: () => void, signal: AbortSignal) {
  let down: PointerEvent | null = null;
  viewer.addEventListener("pointerdown", (event) => (down = event), { signal });
  viewer.addEventListener(
    "pointerup",
    (event) => {
      const from = down;
      down = null;
      if (!from || !event.isPrimary || event.timeStamp - from.timeStamp > tap.within) return;
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > tap.near) return;
      if (viewer.positionAndNormalFromPoint(event.clientX, event.clientY)) tapped();
    },
    { signal },
  );
}
