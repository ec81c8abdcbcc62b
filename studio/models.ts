import type { Model } from "#domain/art/model.ts";
import { ways } from "./ways.ts";

/** What can be looked at from all sides, and put on a visitor's floor. */
export const models: Model[] = [
  {
    path: "/toad-ar",
    slug: "toad-ar",
    title: "Toad AR",
    lead: "A toad for the room you are in: life-size, unimpressed, and it screams when it is tapped.",
    noun: "toad",
    files: {
      glb: "/models/toad.glb",
      usdz: "/models/toad.usdz",
      texture: "/models/toad-atlas.png",
    },
    downloads: {
      usdz: "opens on an iPhone or a Mac, sitting still",
      glb: "goes into most things that know what a model is, scream included",
    },
    view: {
      "camera-orbit": "24deg 80deg 0.42m",
      "min-camera-orbit": "auto 25deg 0.28m",
      "max-camera-orbit": "auto 92deg 0.8m",
      "camera-target": "0m 0.056m 0m",
      "field-of-view": "24deg",
      "shadow-intensity": "0",
      exposure: "1",
      "tone-mapping": "none",
    },
    shadow: { ink: "#5a2fc4", from: [-1.9, 4.6, 2.2], dot: 0.0045, share: 0.58 },
    idle: "idle",
    act: {
      animation: "scream",
      label: "Make it scream",
      caption: "AAAAAAAAAH",
      announcement: "Toad screams.",
      // The mouth is open, and nothing shakes.
      stillAt: 0.62,
      overAfter: 2600,
      sound: {
        offer:
          "It screams in silence, out of respect for whoever else is in the room. With the sound on, you hear it: a second and a half, and not quiet.",
        isOn: "The sound is on. The next scream is heard in the room you are in, and probably in the next one.",
        load: () => import("./pieces/toad-scream.client.ts").then((file) => file.soundScream),
      },
    },
    ways: [ways.art, ways.waffle, ways.blog],
  },
];
