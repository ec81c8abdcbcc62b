import type { ShaderStudy } from "@toadstool/stage/shaders";
import { palette } from "./palette.ts";
import source from "./week4.glsl?raw";

/** Distance fields. */
export const week4: ShaderStudy = {
  source,
  loop: 12,
  still: 0.13,
  sliders: [
    { uniform: "u_melt", label: "Melting", min: 0, max: 0.4, step: 0.01, value: 0.06 },
    { uniform: "u_rings", label: "Rings of song", min: 2, max: 30, step: 1, value: 13 },
    { uniform: "u_song", label: "Loudness", min: 0, max: 1.4, step: 0.05, value: 1 },
    { uniform: "u_dots", label: "Dots", min: 40, max: 180, step: 2, value: 116 },
    { uniform: "u_slip", label: "Slip", min: 0, max: 0.03, step: 0.001, value: 0.005 },
  ],
  palette,
  inks: [
    { uniform: "u_cap", label: "Caps", value: "pink" },
    { uniform: "u_air", label: "Song", value: "teal" },
    { uniform: "u_spot", label: "Spots", value: "yellow" },
  ],
};
