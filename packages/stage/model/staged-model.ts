import type { DottedShadow } from "./dotted-shadow.ts";

/** A model to look at from all sides, and in the visitor's own room where the device can show it there. */
export interface StagedModel {
  /** The noun for it, in the language of the site: “chair”, which English sentences put after “the” and others in quotes. */
  noun: string;
  /** Addresses. */
  files: {
    glb: string;
    /** For iPhones. */
    usdz: string;
    /** The picture inside the .glb once more, where the content security policy refuses a fetch of the `blob:` that the viewer makes of it. */
    texture?: string;
  };
  /** Attributes of `<model-viewer>`: `camera-orbit`, `exposure` … */
  view: Readonly<Record<string, string>>;
  /** A shadow with a hard edge, printed in dots, in place of the viewer's own. */
  shadow?: ModelShadow;
  /** The animation that plays while nothing happens. */
  idle?: string;
  /** What the model does when it is tapped. */
  act?: ModelAct;
}

/** In metres. */
export type ModelShadow = DottedShadow;

export interface ModelAct {
  /** The animation's name in the model. */
  animation: string;
  /** On the button: “Make it wave”. */
  label: string;
  /** Written over the picture, letter by letter, while it acts. */
  caption: string;
  /** The same for people who cannot see it. */
  announcement: string;
  /** Seconds into the animation that show it best, for people who asked for less motion. */
  stillAt: number;
  /** Milliseconds after which it is over, even in a window that is hidden. */
  overAfter: number;
  sound?: ActSound;
}

/** It is offered, and heard only once a visitor has turned it on. */
interface ActSound {
  /** What will be heard, while it is off: “Your chair creaks in silence. Turn the sound on to hear it: two seconds, quiet.” */
  offer: string;
  /** While it is on: “The sound is on. It creaks when you tap it.” */
  isOn: string;
  /** Loads what sounds it, into the given output. */
  load: () => Promise<(output: AudioNode) => void>;
}
