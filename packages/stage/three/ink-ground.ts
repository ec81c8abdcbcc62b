import { CircleGeometry, Color, Mesh, ShadowMaterial } from "three";

interface Ground {
  paper: string;
  /** The colour of the printed shadows. */
  ink: string;
  /** How dark a full shadow is, from 0 to 1. */
  strength?: number;
  /** From dot to dot, in the scene's units. */
  dot?: number;
  /** A soft shadow right under the thing: its radius, and the distance over which it fades. */
  contact?: { radius: number; fade: number; x?: number; z?: number };
  y?: number;
}

/** An endless sheet of paper on which shadows are printed as dots. */
export function inkGround({ paper, ink, strength = 0.6, dot = 0.07, contact, y = 0 }: Ground): Mesh {
  const material = new ShadowMaterial({ transparent: false, toneMapped: false });
  material.onBeforeCompile = (shader) => {
    const { radius = 0, fade = 0.001, x = 0, z = 0 } = contact ?? {};
    Object.assign(shader.uniforms, {
      paper: { value: new Color(paper) },
      ink: { value: new Color(ink) },
      screen: { value: [strength, dot] },
      contact: { value: [x, z, radius, fade] },
    });
    shader.vertexShader = `varying vec2 place;\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nplace = (modelMatrix * vec4(position, 1.0)).xz;",
    );
    shader.fragmentShader = `${declarations}\n${shader.fragmentShader}`.replace(
      "gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );",
      print,
    );
  };
  const ground = new Mesh(new CircleGeometry(60, 48), material);
  ground.rotation.x = -Math.PI / 2;
  ground.position.y = y;
  ground.receiveShadow = true;
  return ground;
}

const declarations = `
varying vec2 place;
uniform vec3 paper;
uniform vec3 ink;
uniform vec2 screen;
uniform vec4 contact;`;

/** Dots that are too small to be distinguished give way to an even tone. */
const print = `
float reach = length(place - contact.xy);
float under = 1.0 - smoothstep(contact.z, contact.z + contact.w, reach);
float tone = max(1.0 - getShadowMask(), under * under) * screen.x;
vec2 turned = mat2(0.966, -0.259, 0.259, 0.966) * place / screen.y;
float width = max(fwidth(turned.x), fwidth(turned.y));
float edge = length(fract(turned) - 0.5) - 0.74 * sqrt(clamp(tone, 0.0, 1.0));
float printed = 1.0 - smoothstep(-0.6 * width, 0.6 * width, edge);
printed = tone < 0.02 ? 0.0 : printed;
printed = mix(printed, tone, smoothstep(0.25, 0.6, width));
gl_FragColor = vec4(mix(paper, ink, printed), 1.0);`;
