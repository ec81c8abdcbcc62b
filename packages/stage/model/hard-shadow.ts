import { DoubleSide, Matrix4, Mesh, type Object3D, ShaderMaterial, SkinnedMesh, type IUniform } from "three";

interface HardShadow {
  /** Where the light comes from: a direction, in the floor's space. */
  from: readonly [x: number, y: number, z: number];
  /** In whose space the floor is the plane of y = `high`. */
  floor: Object3D;
  high?: number;
  /** GLSL that sets `gl_FragColor`, from `at`: a place in the floor's space. */
  paint: string;
  uniforms?: Record<string, IUniform>;
  /** Its paint has edges of its own. */
  transparent?: boolean;
}

/** Lays a mesh flat on the floor as its light sees it: a shadow with a hard edge, which follows every bone of it. Returns a mesh for the same parent. */
export function hardShadow(mesh: Mesh, { from, floor, high = 0, paint, ...look }: HardShadow): Mesh {
  const { uniforms = {}, transparent = false } = look;
  const toGround = new Matrix4();
  const material = new ShaderMaterial({
    uniforms: {
      ...uniforms,
      from: { value: [...from] },
      ground: { value: floor.matrixWorld },
      toGround: { value: toGround },
      high: { value: high },
    },
    vertexShader: vertex,
    fragmentShader: `varying vec3 at;\n${paint}`,
    side: DoubleSide,
    transparent,
    depthWrite: !transparent,
    toneMapped: false,
  });
  const shadow =
    mesh instanceof SkinnedMesh
      ? new SkinnedMesh(mesh.geometry, material)
      : new Mesh(mesh.geometry, material);
  if (mesh instanceof SkinnedMesh && shadow instanceof SkinnedMesh)
    shadow.bind(mesh.skeleton, mesh.bindMatrix);
  shadow.position.copy(mesh.position);
  shadow.quaternion.copy(mesh.quaternion);
  shadow.scale.copy(mesh.scale);
  shadow.frustumCulled = false;
  // Once for each picture, and not for each corner.
  shadow.onBeforeRender = () => toGround.copy(floor.matrixWorld).invert();
  // A tap on it is a tap on the floor.
  shadow.raycast = () => undefined;
  return shadow;
}

const vertex = `
#include <common>
#include <skinning_pars_vertex>
uniform vec3 from;
uniform mat4 ground;
uniform mat4 toGround;
uniform float high;
varying vec3 at;
void main() {
  #include <beginnormal_vertex>
  #include <skinbase_vertex>
  #include <begin_vertex>
  #include <skinning_vertex>
  at = (toGround * modelMatrix * vec4(transformed, 1.0)).xyz;
  at -= from * max(0.0, at.y - high) / from.y;
  at.y = high;
  gl_Position = projectionMatrix * viewMatrix * ground * vec4(at, 1.0);
}`;
