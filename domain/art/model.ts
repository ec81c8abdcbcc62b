import type { Way } from "#domain/profile/words.ts";

/** A model to look at from all sides, and in the visitor's own room where the device can show it there. */
export interface Model {
  /** Its page: `/chair-ar`. */
  path: string;
  /** Its work in the gallery, whose still and words the page shows. */
  slug: string;
  title: string;
  /** One sentence under the title, and the page's description. */
  lead: string;
  /** The noun for it, after “the”: “chair”. */
  noun: string;
  /** Addresses in studio/public/. */
  files: {
    glb: string;
    /** For iPhones. */
    usdz: string;
    /** The picture inside the .glb once more: the content security policy refuses a fetch of the `blob:` that the viewer makes of it. */
    texture?: string;
  };
  /** What completes “chair.usdz …” and “chair.glb …” beside the downloads. */
  downloads: { usdz: string; glb: string };
  /** Attributes of `<model-viewer>`: `camera-orbit`, `exposure` … */
  view: Readonly<Record<string, string>>;
  /** The animation that plays while nothing happens. */
  idle?: string;
  /** What the model does when it is tapped. */
  act?: ModelAct;
  /** Where the page leads on to. */
  ways: Way[];
}

interface ModelAct {
  /** The animation's name in the model. */
  animation: string;
  /** On the button: “Make it wave”. */
  label: string;
  /** Written over the picture, letter by letter, while it acts. */
  caption: string;
  /** The same for people who cannot see it. */
  told: string;
  /** Seconds into the animation that show it best, for people who asked for less motion. */
  stillAt: number;
  /** Milliseconds after which it is over, even in a window that is hidden. */
  overAfter: number;
  /** Loads what sounds it, into the given output. */
  sound?: () => Promise<(output: AudioNode) => void>;
}
