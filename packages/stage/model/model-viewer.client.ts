import { ModelViewerElement } from "@google/model-viewer";
import { listenForTaps } from "./listen-for-taps.ts";
import { printShadow } from "./printed-shadow.client.ts";
import type { StagedModel } from "./staged-model.ts";

export interface ModelViewer {
  /** Plays the model's act once, then its idle animation again. */
  act: (silent: boolean) => void;
  /** Silences a running act, too. */
  hush: () => void;
  play: (playing: boolean) => void;
  /** Puts it in the room; only right after a press. */
  place: () => void;
  leave: () => void;
}

interface ViewerOptions {
  model: StagedModel;
  sound?: (output: AudioNode) => void;
  /** What there is to see, for people who cannot see it. */
  description: string;
  /** Whether less motion is asked for: now, and at each act. */
  lessMotion: MediaQueryList;
  onReady: (canBePlaced: boolean) => void;
  /** Touched on the model, not beside it. */
  onTap: () => void;
  /** The act is over. */
  onIdle: () => void;
  onTrouble: () => void;
  /** The model did not arrive. */
  onLost: () => void;
  /** The camera did not open. */
  onNotPlaced: () => void;
}

/** Milliseconds that the act's still is shown to people who asked for less motion. */
const heldFor = 1500;
const once = { repetitions: 1, pingpong: false };

/** Shows the model in `host`; nothing of it is left after `leave`. */
export function showModel(host: HTMLElement, options: ViewerOptions): ModelViewer {
  const {
    model,
    sound: soundAct,
    description,
    lessMotion,
    onReady,
    onTrouble,
    onNotPlaced,
    onIdle,
  } = options;
  const { files, view, idle, act } = model;
  const { texture } = files;
  ModelViewerElement.mapURLs((url) => (texture && url.startsWith("blob:") ? texture : url));
  const leaving = new AbortController();
  const { signal } = leaving;
  const viewer = new ModelViewerElement();
  const sheet = exchangeStyle(viewer);
  let playing = !lessMotion.matches;
  let acting = false;
  let held = 0;
  let takeShadow = () => undefined as void;
  let audio: AudioContext | null = null;

  const attributes = { ...always, ...view, "ios-src": files.usdz, ...(idle && { "animation-name": idle }) };
  for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
  viewer.alt = description;
  viewer.src = new URL(files.glb, location.href).href;
  viewer.autoplay = playing;
  if (act) {
    // In the room, the camera's picture covers the page and its buttons.
    const button = Object.assign(document.createElement("button"), {
      type: "button",
      textContent: act.label,
    });
    button.addEventListener("click", options.onTap, { signal });
    viewer.appendChild(button);
  }
  // The page has a button of its own for going there.
  viewer.appendChild(Object.assign(document.createElement("span"), { slot: "ar-button", hidden: true }));

  /** The viewer changes animations asynchronously, and forgets earlier settings. */
  const turnTo = async (motion: string | undefined, start: () => void) => {
    viewer.animationName = motion;
    await viewer.updateComplete;
    if (!signal.aborted) start();
  };
  /** A closed context must not be closed again. */
  const hush = () => {
    void audio?.close();
    audio = null;
  };
  const sound = () => {
    try {
      audio ??= new AudioContext();
      // It may be closed before it has resumed.
      audio.resume().catch(() => undefined);
      soundAct?.(audio.destination);
    } catch {
      // Without sound the caption remains.
    }
  };
  const rest = () => {
    acting = false;
    clearTimeout(held);
    void audio?.suspend();
    onIdle();
    void turnTo(idle, () => {
      if (!playing || document.hidden) return viewer.pause();
      viewer.play();
      viewer.currentTime = 0;
    });
  };
  viewer.addEventListener(
    "load",
    () => {
      if (model.shadow) takeShadow = printShadow(viewer, model.shadow);
      onReady(viewer.canActivateAR);
    },
    { signal },
  );
  viewer.addEventListener(
    "error",
    (event: Event) => {
      const { type } = (event as CustomEvent<{ type: string }>).detail;
      // After a lost context the viewer draws again without our help.
      if (type === "loadfailure") options.onLost();
      else if (type !== "webglcontextlost") onTrouble();
    },
    { signal },
  );
  viewer.addEventListener("finished", () => acting && rest(), { signal });
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
        // Otherwise the sound would go on later, when the caption is gone.
        hush();
      } else if (playing || (acting && !lessMotion.matches)) viewer.play(acting ? once : undefined);
    },
    { signal },
  );
  host.appendChild(viewer);
  // Not earlier: when it is inserted, the element drops the sheets it has adopted.
  viewer.shadowRoot?.adoptedStyleSheets.push(sheet);

  return {
    act(silent) {
      if (acting || !act) return;
      acting = true;
      void turnTo(act.animation, () => {
        viewer.play(once);
        viewer.currentTime = lessMotion.matches ? act.stillAt : 0;
        if (lessMotion.matches) viewer.pause();
      });
      held = window.setTimeout(rest, lessMotion.matches ? heldFor : act.overAfter);
      if (!silent) sound();
    },
    play(now) {
      playing = now;
      if (acting) return;
      if (playing) viewer.play();
      else viewer.pause();
    },
    hush,
    place: () => void viewer.activateAR(),
    leave() {
      leaving.abort();
      clearTimeout(held);
      hush();
      takeShadow();
      viewer.remove();
    },
  };
}

const always = {
  ar: "",
  "ar-modes": "webxr scene-viewer quick-look",
  "ar-scale": "fixed",
  "camera-controls": "",
  "touch-action": "pan-y",
  "disable-tap": "",
  "disable-pan": "",
  "interaction-prompt": "none",
  "animation-crossfade-duration": "140",
  loading: "eager",
};

/** The content security policy refuses the element's own <style>: before it is in the document, a style sheet can take its place. */
function exchangeStyle({ shadowRoot }: ModelViewerElement): CSSStyleSheet {
  const style = shadowRoot?.querySelector("style");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style?.textContent ?? "");
  style?.remove();
  return sheet;
}
