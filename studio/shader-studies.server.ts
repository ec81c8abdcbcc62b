import { week1 } from "./pieces/shader-studies/week1.ts";
import { week3Tiling } from "./pieces/shader-studies/week3-1.ts";
import { week3Noise } from "./pieces/shader-studies/week3-2.ts";
import { week4 } from "./pieces/shader-studies/week4.ts";
import { week5 } from "./pieces/shader-studies/week5.ts";
import { week6 } from "./pieces/shader-studies/week6.ts";
import type { ShaderStudy } from "@toadstool/stage/shaders";

/** Every study by its piece's slug, for its page: the browser is sent the one that it shows. */
export const shaderStudies = {
  "shader-week1": week1,
  "shader-week3-1": week3Tiling,
  "shader-week3-2": week3Noise,
  "shader-week4": week4,
  "shader-week5": week5,
  "shader-week6": week6,
} satisfies Record<string, ShaderStudy>;

export type ShaderSlug = keyof typeof shaderStudies;
