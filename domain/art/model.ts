import type { StagedModel } from "@toadstool/stage/model";
import type { Way } from "#domain/profile/ways.ts";

/** A model with a page of its own. Its files lie in studio/public/. */
export interface Model extends StagedModel {
  /** Its page: `/chair-ar`. */
  path: string;
  /** Its work in the gallery, whose still and words the page shows. */
  slug: string;
  title: string;
  /** One sentence under the title, and the page's description. */
  lead: string;
  /** What follows “chair.usdz” and “chair.glb”, without a full stop: “opens on an iPhone”. */
  downloads: { usdz: string; glb: string };
  /** Where the page leads on to. */
  ways: Way[];
}
