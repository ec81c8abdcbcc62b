import { linkProgram, type Program } from "./link-program.ts";
import { type Memory, rememberIn } from "./memory.ts";
import type { Problem } from "./problems.ts";
import type { ShaderStudy, StudyState } from "./study.ts";
import type { Pass } from "./study-head.ts";

export interface Moment {
  /** Seconds. */
  time: number;
  /** From 0 up to 1. */
  phase: number;
  /** Where `place()` is under the pointer, and how much of a pointer there is, from 0 to 1. */
  pointer: { x: number; y: number; touch: number };
}

export interface ShaderRunner {
  /** Draws this code from now on, or returns its problems and keeps drawing the code before. */
  compile: (code: string) => Problem[];
  /** Makes the next memory; does nothing for a study without one. */
  remember: (moment: Moment) => void;
  draw: (moment: Moment) => void;
  /** The same picture in pixels of another size, from the bottom row up. */
  read: (moment: Moment, size: { width: number; height: number }) => Uint8Array<ArrayBuffer>;
  /** Sizes in device pixels. */
  resize: (width: number, height: number) => void;
  free: () => void;
}

type Values = Pick<StudyState, "sliders" | "inks">;

/** A large picture is drawn in strips of so many pixels, so that no single one keeps the graphics card for long. */
const stripPixels = 1e6;

/** Draws one study on a canvas; `values` is called for sliders and inks at every frame. Throws without WebGL 2. */
export function runShader(
  canvas: HTMLCanvasElement,
  study: ShaderStudy,
  seed: number,
  values: () => Values,
): ShaderRunner {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false });
  if (!gl) throw new Error("This browser has no WebGL 2.");
  const programs = new Map<Pass, Program>();
  const passes: Pass[] = study.memory ? ["remember", "print"] : ["print"];
  const memory: Memory | null = study.memory ? rememberIn(gl, study.memory) : null;
  const corners = gl.createVertexArray();
  gl.bindVertexArray(corners);

  function use(pass: Pass, { time, phase, pointer }: Moment, width: number, height: number) {
    const linked = programs.get(pass);
    if (!linked || !gl) return false;
    const { program, find } = linked;
    gl.useProgram(program);
    gl.uniform1f(find("u_time"), time);
    gl.uniform1f(find("u_loop"), phase);
    gl.uniform2f(find("u_resolution"), width, height);
    gl.uniform2f(find("u_pointer"), pointer.x, pointer.y);
    gl.uniform1f(find("u_touch"), pointer.touch);
    gl.uniform1f(find("u_seed"), seed);
    const { sliders, inks } = values();
    for (const { uniform } of study.sliders) gl.uniform1f(find(uniform), sliders[uniform] ?? 0);
    for (const { uniform, value } of study.inks)
      gl.uniform3f(find(uniform), ...colourParts(study.palette[inks[uniform] ?? value]));
    if (memory) {
      gl.bindTexture(gl.TEXTURE_2D, memory.last());
      gl.uniform1i(find("u_memory"), 0);
    }
    return true;
  }

  return {
    compile(code) {
      const linked = new Map<Pass, Program>();
      for (const pass of passes) {
        const tried = linkProgram(gl, code, pass);
        if (Array.isArray(tried)) {
          linked.forEach(({ program }) => gl.deleteProgram(program));
          return tried;
        }
        linked.set(pass, tried);
      }
      programs.forEach(({ program }) => gl.deleteProgram(program));
      linked.forEach((program, pass) => programs.set(pass, program));
      return [];
    },
    remember(moment) {
      if (!memory || !study.memory) return;
      // The memory is as wide and as high as the picture's longer side.
      const { x, y, touch } = moment.pointer;
      const share = Math.min(canvas.width, canvas.height) / Math.max(canvas.width, canvas.height);
      const pointer = { x: x * share, y: y * share, touch };
      memory.begin();
      if (use("remember", { ...moment, pointer }, study.memory, study.memory))
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      memory.end();
    },
    draw(moment) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      if (use("print", moment, canvas.width, canvas.height)) gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    read(moment, { width, height }) {
      const sheet = gl.createRenderbuffer();
      const frame = gl.createFramebuffer();
      gl.bindRenderbuffer(gl.RENDERBUFFER, sheet);
      gl.renderbufferStorage(gl.RENDERBUFFER, gl.RGBA8, width, height);
      gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
      gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, sheet);
      gl.viewport(0, 0, width, height);
      const pixels = new Uint8Array(width * height * 4);
      if (use("print", moment, width, height)) {
        const rows = Math.max(1, Math.floor(stripPixels / width));
        gl.enable(gl.SCISSOR_TEST);
        for (let y = 0; y < height; y += rows) {
          const high = Math.min(rows, height - y);
          gl.scissor(0, y, width, high);
          gl.drawArrays(gl.TRIANGLES, 0, 3);
          gl.readPixels(0, y, width, high, gl.RGBA, gl.UNSIGNED_BYTE, pixels, y * width * 4);
        }
        gl.disable(gl.SCISSOR_TEST);
      }
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
      gl.deleteFramebuffer(frame);
      gl.deleteRenderbuffer(sheet);
      return pixels;
    },
    resize(width, height) {
      canvas.width = Math.max(1, Math.round(width));
      canvas.height = Math.max(1, Math.round(height));
    },
    free() {
      programs.forEach(({ program }) => gl.deleteProgram(program));
      programs.clear();
      memory?.free();
      gl.deleteVertexArray(corners);
      // A page may hold few contexts: release this one at once, not at the next garbage collection.
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}

/** Red, green and blue of `#rrggbb`, each from 0 to 1; black for a name that the palette lacks. */
function colourParts(colour = "#000000"): [number, number, number] {
  const whole = Number.parseInt(colour.slice(1), 16);
  return [(whole >> 16) / 255, ((whole >> 8) & 255) / 255, (whole & 255) / 255];
}
