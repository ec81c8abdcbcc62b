import {
  AddEquation,
  CustomBlending,
  CylinderGeometry,
  Group,
  Mesh,
  OneFactor,
  ReverseSubtractEquation,
  ShaderMaterial,
} from "three";

/** Two cones of light: where they pass, violet and pink are left out and yellow is laid down. */
export function beams(): Group {
  const group = new Group();
  const shape = new CylinderGeometry(1.15, 0.1, 9, 40, 1, true).translate(0, 4.5, 0).rotateZ(-Math.PI / 2);
  const wipe = beamMaterial("vec3(0.8, 0.85, 0.0)", true);
  const lay = beamMaterial("vec3(0.0, 0.0, 0.62)", false);
  for (const turn of [0, Math.PI])
    for (const material of [wipe, lay]) {
      const cone = new Mesh(shape, material);
      cone.rotation.y = turn;
      cone.renderOrder = 5;
      group.add(cone);
    }
  group.position.y = 2.68;
  return group;
}

function beamMaterial(tone: string, isWipe: boolean): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: 0,
    toneMapped: false,
    blending: CustomBlending,
    blendEquation: isWipe ? ReverseSubtractEquation : AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    vertexShader: `
      varying float along; varying vec3 facing; varying vec3 seen;
      void main() {
        along = length(position) / 9.0;
        facing = normalMatrix * normal;
        vec4 there = modelViewMatrix * vec4(position, 1.0);
        seen = there.xyz;
        gl_Position = projectionMatrix * there;
      }`,
    fragmentShader: `
      varying float along; varying vec3 facing; varying vec3 seen;
      void main() {
        float middle = abs(dot(normalize(facing), normalize(seen)));
        float light = smoothstep(0.0, 0.45, middle) * (1.0 - smoothstep(0.3, 1.0, along));
        gl_FragColor = vec4(${tone} * light, 0.0);
      }`,
  });
}
