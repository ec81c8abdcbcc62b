import type { Chance } from "@toadstool/stage";

const lights = ["lamp", "lamp", "lamp", "rose", "telly"] as const;
const residents = ["person", "tall", "couple", "cat", "plant", "toad", "trumpet", "reader"] as const;
export type Resident = (typeof residents)[number];

export interface Room {
  light: (typeof lights)[number];
  isLit: boolean;
  /** The other of a television's two pictures. */
  isPale: boolean;
  resident: Resident | null;
  /** Across the window, 0…1; beyond, nobody is to be seen. */
  place: number;
  /** Where the resident is going. */
  goal: number;
  /** Seconds of the evening at which something happens here next. */
  due: number;
  /** So many times more the tube goes on or off before it stays on. */
  flickers: number;
  /** Until then, somebody looks out at the visitor who looks in. */
  looksUntil: number;
}

export interface Evening {
  time: number;
  rooms: Room[];
  chance: Chance;
}

const offstage = 1.7;
const pace = 0.17;
/** Seconds a look lasts. */
const look = 4;

export function beginEvening(count: number, chance: Chance): Evening {
  const rooms = Array.from({ length: count }, (): Room => {
    const isLit = chance.maybe(0.56);
    const isHome = isLit && chance.maybe(0.66);
    const place = isHome ? chance.between(0.3, 0.7) : offstage;
    return {
      light: chance.pick(lights),
      isLit,
      isPale: false,
      resident: isHome ? chance.pick(residents) : null,
      place,
      goal: place,
      due: chance.between(0.5, 26),
      flickers: 0,
      looksUntil: 0,
    };
  });
  return { time: 0, rooms, chance };
}

/** The evening goes on by so many seconds; answers which rooms look different now. */
export function passTime(evening: Evening, seconds: number): Set<number> {
  const changed = new Set<number>();
  evening.time += seconds;
  for (const [index, room] of evening.rooms.entries()) {
    if (room.looksUntil > 0 && room.looksUntil <= evening.time) {
      room.looksUntil = 0;
      changed.add(index);
    }
    if (room.due > evening.time) continue;
    live(room, evening);
    changed.add(index);
  }
  return changed;
}

/** Seconds until something happens anywhere. */
export function untilNext({ rooms, time }: Evening): number {
  let next = Infinity;
  for (const { due, looksUntil } of rooms) next = Math.min(next, due, looksUntil || Infinity);
  return Math.max(0.02, next - time);
}

/** Somebody looks in: whoever is there looks back, even in the dark. */
export function lookIn(evening: Evening, index: number): boolean {
  const room = evening.rooms[index];
  if (!room) return false;
  const isNew = room.looksUntil === 0;
  room.looksUntil = evening.time + look;
  return isNew;
}

/** A knock puts the light on and brings somebody to the window, or the light off, if there is one. */
export function knock(evening: Evening, index: number): void {
  const room = evening.rooms[index];
  if (!room) return;
  room.isLit = !room.isLit;
  room.flickers = 0;
  room.due = evening.time + evening.chance.between(5, 14);
  if (!room.isLit) return leave(room);
  room.resident ??= evening.chance.pick(residents);
  room.place = room.goal = 0.5;
  room.looksUntil = evening.time + look;
}

/** Somebody has knocked before the sheet was there: a light goes on, and whoever lives there comes to the window. */
export function answer(evening: Evening, index: number): void {
  const room = evening.rooms[index];
  if (room) room.isLit = false;
  knock(evening, index);
}

function live(room: Room, { time, chance }: Evening): void {
  const after = (low: number, high: number) => (room.due = time + chance.between(low, high));
  if (room.flickers > 0) {
    room.flickers--;
    room.isLit = !room.isLit;
    after(0.07, 0.22);
  } else if (!room.isLit) {
    room.isLit = true;
    room.flickers = chance.maybe(0.25) ? 4 : 0;
    after(room.flickers ? 0.1 : 2, room.flickers ? 0.2 : 8);
  } else if (room.resident && Math.abs(room.goal - room.place) > 0.01) {
    const way = room.goal - room.place;
    room.place += Math.sign(way) * Math.min(pace, Math.abs(way));
    if (Math.abs(room.place - 0.5) >= offstage - 0.51 && room.place === room.goal) room.resident = null;
    after(0.15, 0.19);
    if (Math.abs(room.goal - room.place) <= 0.01) after(4, 16);
  } else if (chance.maybe(0.24)) {
    room.isLit = false;
    leave(room);
    after(6, 26);
  } else decide(room, chance, after);
}

/** In a lit room: comes, goes, stands elsewhere, or watches what is on. */
function decide(room: Room, chance: Chance, after: (low: number, high: number) => void): void {
  if (room.light === "telly" && chance.maybe(0.85)) {
    room.isPale = !room.isPale;
    return void after(0.4, 2.2);
  }
  if (!room.resident) {
    room.resident = chance.pick(residents);
    room.place = chance.pick([-0.7, offstage]);
    room.goal = chance.between(0.3, 0.7);
  } else if (room.resident !== "plant") {
    room.goal = chance.maybe(0.3) ? chance.pick([-0.7, offstage]) : chance.between(0.25, 0.75);
  }
  after(0.2, 6);
}

function leave(room: Room): void {
  room.resident = null;
  room.place = room.goal = offstage;
}
