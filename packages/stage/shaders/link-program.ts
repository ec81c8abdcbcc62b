import { compose } from "./compose.ts";
import { type Problem, problemsIn } from "./problems.ts";
import { sharedGlsl } from "./shared-glsl.ts";
import { type Pass, studyHead } from "./study-head.ts";

/** One triangle that covers the canvas. */
const triangle = `#version 300 es
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

export interface Program {
  program: WebGLProgram;
  find: (uniform: string) => WebGLUniformLocation | null;
}

/** Compiles a study's code for one pass; returns its problems where that fails. */
export function linkProgram(gl: WebGL2RenderingContext, code: string, pass: Pass): Program | Problem[] {
  const composed = compose(code, studyHead(pass), sharedGlsl);
  if (composed.missing.length > 0)
    return composed.missing.map(({ name, line }) => ({
      line,
      message: `There is no <${name}> to include; there are ${Object.keys(sharedGlsl).join(", ")}.`,
    }));
  const program = gl.createProgram();
  const shaders = [
    shader(gl, gl.VERTEX_SHADER, triangle),
    shader(gl, gl.FRAGMENT_SHADER, composed.text),
  ] as const;
  shaders.forEach((part) => gl.attachShader(program, part));
  gl.linkProgram(program);
  // After a lost context every answer is false: the event reports it, and the code is not to blame.
  const isLinked = Boolean(gl.getProgramParameter(program, gl.LINK_STATUS)) || gl.isContextLost();
  const log = isLinked ? "" : gl.getShaderInfoLog(shaders[1]) || gl.getProgramInfoLog(program) || "";
  shaders.forEach((part) => gl.deleteShader(part));
  if (!isLinked) {
    gl.deleteProgram(program);
    return problemsIn(log, composed);
  }
  const places = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    find(uniform) {
      if (!places.has(uniform)) places.set(uniform, gl.getUniformLocation(program, uniform));
      return places.get(uniform) ?? null;
    },
  };
}

function shader(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  // Only a lost context makes none.
  if (!shader) throw new Error("The graphics card made no shader.");
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}
