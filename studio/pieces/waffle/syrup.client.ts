import { BufferAttribute, BufferGeometry, DynamicDrawUsage, Mesh, ShaderMaterial } from "three";
import { type Film, placeOf } from "./syrup-flow.ts";

/** The skin of the syrup: as the film lies, smoothed as its own tension would. */
interface Syrup {
  mesh: Mesh;
  /** Takes over how the film lies now. */
  settle: () => void;
}

export function syrupOn(film: Film, sun: readonly [x: number, y: number, z: number]): Syrup {
  const { columns, rows, ground, depth, butter, cell } = film;
  const count = columns * rows;
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const smooth = new Float32Array(count);
  const held = new Float32Array(count);
  const surface = new Float32Array(count);
  for (let place = 0; place < count; place++) {
    const [x, z] = placeOf(film, place);
    positions.set([x, ground[place] ?? 0, z], place * 3);
  }
  const geometry = new BufferGeometry();
  const attributes = {
    position: new BufferAttribute(positions, 3),
    normal: new BufferAttribute(normals, 3),
    depth: new BufferAttribute(smooth, 1),
    tint: new BufferAttribute(butter, 1),
  };
  for (const [name, attribute] of Object.entries(attributes))
    geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage));
  const faces = new Uint16Array((columns - 1) * (rows - 1) * 6);
  const index = new BufferAttribute(faces, 1);
  geometry.setIndex(index);

  function settle() {
    soften(depth, held, columns, rows);
    soften(held, smooth, columns, rows);
    for (let place = 0; place < count; place++) {
      const deep = smooth[place] ?? 0;
      // A shoulder: even a thin edge stands up round.
      const round = deep > 0 ? Math.sqrt(deep * deep + 0.035 * deep) - deep : 0;
      surface[place] = (ground[place] ?? 0) + deep + Math.min(round, 0.014);
      positions[place * 3 + 1] = surface[place] ?? 0;
    }
    for (let row = 1; row < rows - 1; row++)
      for (let column = 1; column < columns - 1; column++) {
        const place = row * columns + column;
        if ((smooth[place] ?? 0) <= 0) continue;
        const dx = ((surface[place - 1] ?? 0) - (surface[place + 1] ?? 0)) / (2 * cell);
        const dz = ((surface[place - columns] ?? 0) - (surface[place + columns] ?? 0)) / (2 * cell);
        const length = Math.hypot(dx, 1, dz);
        normals.set([dx / length, 1 / length, dz / length], place * 3);
      }
    let corners = 0;
    for (let row = 0; row < rows - 1; row++)
      for (let column = 0; column < columns - 1; column++) {
        const at = row * columns + column;
        const below = at + columns;
        if (!smooth[at] && !smooth[at + 1] && !smooth[below] && !smooth[below + 1]) continue;
        faces[corners++] = at;
        faces[corners++] = below;
        faces[corners++] = below + 1;
        faces[corners++] = at;
        faces[corners++] = below + 1;
        faces[corners++] = at + 1;
      }
    geometry.setDrawRange(0, corners);
    index.needsUpdate = true;
    for (const attribute of Object.values(attributes)) attribute.needsUpdate = true;
  }

  const mesh = new Mesh(geometry, inkOf(sun));
  mesh.frustumCulled = false;
  return { mesh, settle };
}

/** Syrup in ink: an edge, darker flats the deeper it lies, and bare paper where it faces the light; butter on it is yellow. */
function inkOf(sun: readonly [x: number, y: number, z: number]): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { from: { value: [...sun] } },
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
    vertexShader: `
      attribute float depth;
      attribute float tint;
      varying float deep;
      varying float butter;
      varying vec3 way;
      varying vec3 sight;
      void main() {
        deep = depth;
        butter = tint;
        way = normal;
        sight = cameraPosition - position;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform vec3 from;
      varying float deep;
      varying float butter;
      varying vec3 way;
      varying vec3 sight;
      void main() {
        if (deep < 0.0065) discard;
        float flats = floor(min(0.999, 1.0 - exp(-deep * 13.0)) * 4.0) / 3.0;
        float edge = 1.0 - step(0.0105, deep);
        vec3 tones = vec3(1.0, 1.0, mix(0.42, 0.9, flats));
        tones = mix(tones, vec3(0.2 + 0.3 * flats, 1.0, 0.0), step(0.35, butter));
        tones += edge * vec3(0.3, 0.0, 0.6);
        float gleam = dot(reflect(-normalize(from), normalize(way)), normalize(sight));
        // Within its edge: a gleam that reaches the plate would be a piece bitten off.
        float bare = step(0.96, gleam) * step(0.032, deep);
        gl_FragColor = vec4(tones * (1.0 - bare), 1.0);
      }`,
  });
}

/** Each place takes on half of what lies round it. */
function soften(from: Float32Array, to: Float32Array, columns: number, rows: number): void {
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      const round =
        (from[at - 1] ?? 0) + (from[at + 1] ?? 0) + (from[at - columns] ?? 0) + (from[at + columns] ?? 0);
      to[at] = (from[at] ?? 0) * 0.5 + round * 0.125;
    }
}
