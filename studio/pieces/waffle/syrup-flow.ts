/** Syrup on a landscape: how high the ground is, how deep it lies there, and how much of it is butter. */
export interface Film {
  columns: number;
  rows: number;
  /** The side of a place. */
  cell: number;
  /** Where the first place lies. */
  left: number;
  near: number;
  ground: Float32Array;
  depth: Float32Array;
  /** 0: syrup, 1: butter. */
  butter: Float32Array;
}

interface FilmPlan {
  halfX: number;
  halfZ: number;
  cell: number;
  ground: (x: number, z: number) => number;
}

/** What sticks to the ground and flows no further. */
const sticks = 0.005;
/** A difference in height that its own skin holds: syrup stops with a round shoulder. */
const holds = 0.006;
/** Of a difference in height, the most that evens out at once between two of four neighbours. */
const most = 0.19;
/** How readily deep syrup runs; shallow syrup runs with the square of its depth. */
const runs = 70;

export function layFilm({ halfX, halfZ, cell, ground }: FilmPlan): Film {
  const columns = Math.round((2 * halfX) / cell) + 1;
  const rows = Math.round((2 * halfZ) / cell) + 1;
  const film: Film = {
    columns,
    rows,
    cell,
    left: -halfX,
    near: -halfZ,
    ground: new Float32Array(columns * rows),
    depth: new Float32Array(columns * rows),
    butter: new Float32Array(columns * rows),
  };
  for (let place = 0; place < film.ground.length; place++) {
    const [x, z] = placeOf(film, place);
    film.ground[place] = ground(x, z);
  }
  return film;
}

export function placeOf({ columns, cell, left, near }: Film, place: number): [x: number, z: number] {
  return [left + (place % columns) * cell, near + Math.floor(place / columns) * cell];
}

/** Lays so much volume down round a place, most of it in the middle. */
export function pour(film: Film, x: number, z: number, volume: number, radius: number, butter = 0): void {
  const within: [place: number, share: number][] = [];
  let shares = 0;
  for (let place = 0; place < film.depth.length; place++) {
    const [px, pz] = placeOf(film, place);
    const share = 1 - Math.hypot(px - x, pz - z) / radius;
    if (share <= 0) continue;
    within.push([place, share]);
    shares += share;
  }
  for (const [place, share] of within) {
    const added = ((volume / film.cell ** 2) * share) / shares;
    const there = film.depth[place] ?? 0;
    film.butter[place] = ((film.butter[place] ?? 0) * there + butter * added) / (there + added);
    film.depth[place] = there + added;
  }
}

/** Lets everything flow for one tick of about a sixtieth of a second; answers the volume that has moved. */
export function flow(film: Film): number {
  const { columns, rows, cell, depth } = film;
  let moved = 0;
  // Each way in turn, and every other pair at a time: no place gives away what it has just received.
  for (const parity of [0, 1]) {
    for (let row = 0; row < rows; row++)
      for (let column = parity; column < columns - 1; column += 2) {
        const place = row * columns + column;
        if ((depth[place] ?? 0) > sticks || (depth[place + 1] ?? 0) > sticks)
          moved += even(film, place, place + 1);
      }
    for (let row = parity; row < rows - 1; row += 2)
      for (let column = 0; column < columns; column++) {
        const place = row * columns + column;
        if ((depth[place] ?? 0) > sticks || (depth[place + columns] ?? 0) > sticks)
          moved += even(film, place, place + columns);
      }
  }
  return moved * cell * cell;
}

/** Lets two neighbours even out; answers what depth has moved from the higher to the lower. */
function even({ ground, depth, butter }: Film, one: number, other: number): number {
  const surface = (place: number) => (ground[place] ?? 0) + (depth[place] ?? 0);
  const [from, to] = surface(one) > surface(other) ? [one, other] : [other, one];
  const drop = surface(from) - surface(to) - holds;
  const loose = (depth[from] ?? 0) - sticks;
  if (drop <= 0 || loose <= 0) return 0;
  const moved = Math.min(loose * 0.5, drop * Math.min(most, runs * loose * loose));
  const there = depth[to] ?? 0;
  butter[to] = ((butter[to] ?? 0) * there + (butter[from] ?? 0) * moved) / (there + moved);
  depth[from] = (depth[from] ?? 0) - moved;
  depth[to] = there + moved;
  return moved;
}

/** All there is of it. */
export function volumeOf({ depth, cell }: Film): number {
  return depth.reduce((sum, deep) => sum + deep, 0) * cell * cell;
}
