import type { ShaderStudy } from "@toadstool/stage/shaders";

/** A study with live code: a work of the gallery, and how it came about. */
export interface Study {
  /** Its work's. The work's `page` is the study's address. */
  slug: string;
  /** Names it beside the others: “Week 1”. */
  label: string;
  subject: string;
  /** What was learnt, a paragraph each. */
  story: string[];
  study: ShaderStudy;
}
