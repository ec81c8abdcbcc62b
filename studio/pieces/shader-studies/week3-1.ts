import type { ShaderStudy } from "@toadstool/stage/shaders";
import { palette } from "./palette.ts";
import source from "./week3-1.glsl?raw";

/** Tiling. */
export const week3Tiling: ShaderStudy = {
  source,
  loop: 16,
  still: 0.02,
  sliders: [
    { uniform: "u_tiles", label: "Tiles", min: 2, max: 16, step: 1, value: 7 },
    { uniform: "u_width", label: "Width of the line", min: 0.03, max: 0.24, step: 0.01, value: 0.13 },
    { uniform: "u_warts", label: "Warts", min: 0, max: 1, step: 0.05, value: 0.55 },
    { uniform: "u_dots", label: "Dots", min: 40, max: 180, step: 2, value: 110 },
    { uniform: "u_slip", label: "Slip", min: 0, max: 0.03, step: 0.001, value: 0.004 },
  ],
  palette,
  inks: [
    { uniform: "u_skin", label: "Skin", value: "teal" },
    { uniform: "u_line", label: "Line", value: "pink" },
    { uniform: "u_wart", label: "Warts", value: "yellow" },
  ],
};
