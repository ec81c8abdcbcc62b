import {
  AddEquation,
  AdditiveBlending,
  Color,
  CustomBlending,
  MeshStandardMaterial,
  ShaderMaterial,
  SrcColorFactor,
  ZeroFactor,
} from "three";

/**
 * Materials for something clear and coloured, such as syrup or jelly, that need no second rendering of the scene: `through`
 * multiplies what lies behind it with the light that the colour lets pass, then `shine` adds its shine and glow. Each vertex has
 * `depth` (how far light travels through it there) and `tint` (0: the first colour, 1: the second).
 */
export function tintedMaterials({
  takes,
  takesToo,
  glow,
  glowToo,
  roughness,
  feather,
  body = false,
}: Tinted) {
  const uniforms = {
    takes: { value: takes },
    takesToo: { value: takesToo },
    glow: { value: new Color(glow) },
    glowToo: { value: new Color(glowToo) },
    feather: { value: feather },
    body: { value: body ? 1 : 0 },
  };
  const through = new ShaderMaterial({
    uniforms,
    vertexShader: throughVertex,
    fragmentShader: throughFragment,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    depthWrite: false,
    transparent: true,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  });
  const shine = new MeshStandardMaterial({
    color: 0x000000,
    roughness,
    blending: AdditiveBlending,
    depthWrite: false,
    transparent: true,
    envMapIntensity: 1.05,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
  });
  shine.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `${attributes}\n${shader.vertexShader}`.replace(
      "#include <begin_vertex>",
      "#include <begin_vertex>\nvDepth = depth; vTint = tint;",
    );
    shader.fragmentShader = `${declarations}\n${shader.fragmentShader}`.replace(
      "#include <opaque_fragment>",
      `float there = smoothstep(feather.x, feather.y, vDepth);
      vec3 lit = mix(glow, glowToo, vTint) * (1.0 - exp(-vDepth * 9.0));
      outgoingLight = (outgoingLight + lit) * there;
      #include <opaque_fragment>`,
    );
  };
  return { through, shine };
}

interface Tinted {
  /** How much of red, green and blue is lost in a unit of depth. */
  takes: [number, number, number];
  takesToo: [number, number, number];
  /** The light that it gives back from inside. */
  glow: Color;
  glowToo: Color;
  roughness: number;
  /** Depths between which it fades in. */
  feather: [number, number];
  /** For a thing as deep as wide, rather than a skin: light travels farthest through its middle. */
  body?: boolean;
}

const attributes = `
attribute float depth;
attribute float tint;
varying float vDepth;
varying float vTint;`;

const declarations = `
varying float vDepth;
varying float vTint;
uniform vec3 takes;
uniform vec3 takesToo;
uniform vec3 glow;
uniform vec3 glowToo;
uniform vec2 feather;
uniform float body;`;

const throughVertex = `${attributes}
varying vec3 vNormalSeen;
varying vec3 vSeen;
void main() {
  vDepth = depth;
  vTint = tint;
  vec4 seen = modelViewMatrix * vec4(position, 1.0);
  vSeen = seen.xyz;
  vNormalSeen = normalMatrix * normal;
  gl_Position = projectionMatrix * seen;
}`;

const throughFragment = `${declarations}
varying vec3 vNormalSeen;
varying vec3 vSeen;
void main() {
  float there = smoothstep(feather.x, feather.y, vDepth);
  float facing = clamp(abs(dot(normalize(vNormalSeen), normalize(-vSeen))), 0.0, 1.0);
  float way = vDepth * mix(0.75 + 0.6 / max(0.45, facing), 0.3 + 0.9 * facing, body);
  vec3 left = exp(-mix(takes, takesToo, vTint) * way);
  left *= 1.0 - 0.5 * pow(1.0 - facing, 4.0);
  gl_FragColor = vec4(mix(vec3(1.0), left, there), 1.0);
  #include <colorspace_fragment>
}`;
