/** What every study can use without declaring it. */
const head = `#version 300 es
precision highp float;
precision highp int;
uniform float u_time;
uniform float u_loop;
uniform vec2 u_resolution;
uniform vec2 u_pointer;
uniform float u_touch;
uniform float u_seed;
uniform sampler2D u_memory;
out vec4 o_color;`;

/** The pass that draws the picture, or the one that makes the next memory from the previous one. */
export type Pass = "print" | "remember";

export function studyHead(pass: Pass): string {
  return pass === "remember" ? `${head}\n#define REMEMBER` : head;
}
