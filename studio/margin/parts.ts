/** A plate of flat ink or bare paper. */
export type Tint = "skin" | "bare" | "pink" | "yellow" | "violet";

/** Drawn in a box of 140 × 110 whose floor is at 96: flat inks beneath, and the line over them. */
export interface Part {
  tints: [Tint, string][];
  line: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const eye = (x: number, y: number) => ({
  white: circle(x, y, 7.5),
  /** Half shut, as toads look at most things. */
  line: `${circle(x, y, 7.5)}M${x - 7} ${y - 1.5}h14M${x - 3} ${y + 2.5}h6`,
});
const [left, right] = [eye(50, 32), eye(79, 32)];
const [low, high] = [eye(49, 61), eye(78, 61)];
const side = eye(91, 25);

const seated =
  "M24 92C8 90 8 66 25 62C24 48 31 41 40 38C36 24 49 16 58 25C62 23.5 67 23.5 71 25C80 16 93 24 89 38C98 41 105 48 104 62C121 66 121 90 105 92z";
const lying = "M10 94C4 80 14 66 30 66C34 58 44 56 50 62C66 54 96 56 108 74C116 84 116 92 112 94z";
const peeking =
  "M18 96C16 78 26 68 38 66C33 52 48 44 57 54C61 52.5 66 52.5 70 54C79 44 94 52 89 66C101 68 110 78 108 96z";
const leaping =
  "M26 66C30 46 52 32 78 30C74 18 88 10 96 20C108 22 114 32 108 42C104 52 92 56 80 58C66 72 42 82 30 78C24 76 25 70 26 66z";
const turned =
  "M24 92C8 88 12 62 27 58C30 46 36 38 47 34C42 22 56 16 61 29L67 29C72 16 86 22 81 34C92 38 98 46 101 58C116 62 120 88 104 92z";

export const poses = {
  sit: {
    tints: [
      ["skin", seated],
      ["bare", `M46 90C37 78 42 62 64.5 62C87 62 92 78 83 90z${left.white}${right.white}`],
    ],
    line: `${seated}${left.line}${right.line}M44 52C57 56 72 56 85 52M50 66C46 76 46 84 49 91M79 66C83 76 83 84 80 91M60 44h.1M69 44h.1M27 72h.1M33 81h.1M99 71h.1M103 80h.1`,
  },
  sleep: {
    tints: [
      ["skin", lying],
      ["bare", "M22 94c4-6 16-8 26-5 8 2 12 5 12 5z"],
    ],
    line: `${lying}M29 74c3 4 8 4 11 0M12 84c8 3 24 3 34-1M78 94c-4-12 6-20 18-16 8 3 12 10 12 16M40 94c2-5 8-6 12-4M72 68h.1M88 70h.1M62 72h.1`,
  },
  peek: {
    tints: [
      ["skin", peeking],
      ["bare", `${low.white}${high.white}`],
    ],
    line: `${peeking}${low.line}${high.line}M42 81C56 85 71 85 85 81M59 73h.1M68 73h.1M24 97c-1-7 6-9 7-3 1-6 8-5 7 0 3-5 8-2 6 3M102 97c1-7-6-9-7-3-1-6-8-5-7 0-3-5-8-2-6 3`,
  },
  leap: {
    tints: [
      ["skin", leaping],
      ["bare", `M44 74C60 70 78 60 92 54C84 58 60 58 44 74z${side.white}`],
    ],
    line: `${leaping}${side.line}M112 38C104 43 96 43 90 41M84 58C90 66 96 70 106 70M78 62C82 70 86 76 94 80M28 72C16 80 10 84 4 94M36 80C30 86 24 90 18 97M50 50h.1M64 42h.1M40 60h.1`,
  },
  back: {
    tints: [["skin", turned]],
    line: `${turned}M24 92c-1-12 6-22 16-18 8 4 8 14 2 18M104 92c1-12-6-22-16-18-8 4-8 14-2 18M50 48h.1M76 52h.1M60 64h.1M84 66h.1M43 62h.1M66 42h.1`,
  },
} satisfies Record<string, Part>;

export type Pose = keyof typeof poses;

/** What it holds, wears or stands beside. */
export const props = {
  nothing: { tints: [], line: "" },
  book: {
    tints: [["pink", "M40 68l24 6 24-6v20l-24 6-24-6z"]],
    line: "M40 68l24 6 24-6v20l-24 6-24-6zM64 74v20M46 75l12 3M46 81l12 3M82 75l-12 3M82 81l-12 3",
  },
  umbrella: {
    tints: [
      [
        "yellow",
        "M72 22C76 4 92-6 107-5C124-5 138 6 141 22C134 16 127 17 124 22C119 15 112 16 107 21C101 15 94 16 89 22C84 16 77 17 72 22z",
      ],
    ],
    line: "M72 22C76 4 92-6 107-5C124-5 138 6 141 22C134 16 127 17 124 22C119 15 112 16 107 21C101 15 94 16 89 22C84 16 77 17 72 22zM106 20V76c0 7-9 7-9 0",
  },
  lamp: {
    tints: [["yellow", "M102 44l10-26h14l10 26z"]],
    line: "M102 44l10-26h14l10 26zM119 44v50M108 95h22",
  },
  waffle: {
    tints: [["yellow", "M46 66h36q4 0 4 4v16q0 4-4 4H46q-4 0-4-4V70q0-4 4-4z"]],
    line: "M46 66h36q4 0 4 4v16q0 4-4 4H46q-4 0-4-4V70q0-4 4-4zM53 66v24M64 66v24M75 66v24M42 74h44M42 82h44",
  },
  letter: {
    tints: [
      ["bare", "M42 67h44v25H42z"],
      ["pink", "M78 70h5v6h-5z"],
    ],
    line: "M42 67h44v25H42zl22 15 22-15",
  },
  headphones: {
    tints: [["pink", "M33 36h10v17H33zM86 36h10v17H86z"]],
    line: "M38 36C38 4 91 4 91 36M33 36h10v17H33zM86 36h10v17H86z",
  },
  spoon: {
    tints: [["yellow", "M113 42c-9-6-6-26 4-25s10 21-1 26z"]],
    line: "M113 42c-9-6-6-26 4-25s10 21-1 26zM114 44L104 90",
  },
  hat: {
    tints: [["bare", "M40 27l24-27 26 27c-16 4-34 4-50 0z"]],
    line: "M40 27l24-27 26 27c-16 4-34 4-50 0zM64 0l4 29",
  },
  brayer: {
    tints: [["pink", "M94 76h36v12H94z"]],
    line: "M94 76h36v12H94zM112 76V64h12V48M121 34h6v16h-6z",
  },
  scissors: {
    tints: [["pink", `${circle(106, 88, 7)}${circle(126, 88, 7)}`]],
    line: `${circle(106, 88, 7)}${circle(126, 88, 7)}M110 82L124 44M122 82L108 44`,
  },
  iron: {
    tints: [["violet", "M110 58l8 4-12 26-8-4z"]],
    line: "M110 58l8 4-12 26-8-4zM114 60l10-22M124 32c-4-4 4-8 0-13",
  },
  telescope: {
    tints: [["violet", "M84 34l30-16 6 11-30 16z"]],
    line: "M84 34l30-16 6 11-30 16zM99 26l6 11M114 18l4-2 6 11-4 2M104 40l-4 52M106 40l16 50",
  },
  boat: {
    tints: [["bare", "M92 74h46l-10 18h-26zM115 74V54l16 20z"]],
    line: "M92 74h46l-10 18h-26zM115 74V54l16 20",
  },
  mitten: {
    tints: [["pink", "M46 30C40 2 84-6 86 22C94 12 102 20 92 32z"]],
    line: "M46 30C40 2 84-6 86 22C94 12 102 20 92 32zM46 30h46",
  },
  cup: {
    tints: [["bare", "M100 70h26v16q0 8-8 8h-10q-8 0-8-8z"]],
    line: "M100 70h26v16q0 8-8 8h-10q-8 0-8-8zM126 74q9 0 8 8t-9 6M108 62c-4-5 4-7 0-13M117 62c-4-5 4-7 0-13",
  },
  broom: {
    tints: [["yellow", "M104 74h14l6 20H98z"]],
    line: "M104 74h14l6 20H98zM111 74V18M106 84v10M112 84v10M117 84v9",
  },
  clock: {
    tints: [["bare", circle(114, 74, 19)]],
    line: `${circle(114, 74, 19)}M114 74V62M114 74l8 5M102 56l-4-4M126 56l4-4`,
  },
  plant: {
    tints: [
      ["pink", "M102 76h24l-4 18h-16z"],
      [
        "violet",
        "M114 76C96 72 96 54 104 46C112 54 114 62 114 76zM114 76C118 62 124 56 134 56C134 68 126 74 114 76z",
      ],
    ],
    line: "M102 76h24l-4 18h-16zM114 76C96 72 96 54 104 46C112 54 114 62 114 76zM114 76C118 62 124 56 134 56C134 68 126 74 114 76z",
  },
  jelly: {
    tints: [["pink", "M94 92C96 70 104 60 116 60C128 60 136 70 138 92z"]],
    line: "M94 92C96 70 104 60 116 60C128 60 136 70 138 92zM106 90C106 76 110 66 112 61M126 90C126 76 122 66 120 61M116 60c0-6 4-9 8-9",
  },
  yarn: {
    tints: [["pink", circle(116, 78, 16)]],
    line: `${circle(116, 78, 16)}M102 72c10-6 20-4 28 6M104 86c4-12 14-18 26-16M110 92c2-10 8-18 18-22M102 88C96 94 90 92 86 96`,
  },
  magnifier: {
    tints: [["bare", circle(108, 46, 17)]],
    line: `${circle(108, 46, 17)}M104 62L94 88M98 40c2-4 6-6 10-6`,
  },
  snail: {
    tints: [["yellow", circle(116, 80, 12)]],
    line: `${circle(116, 80, 12)}M96 93c8 3 30 2 34 0 6-3 4-14 8-16M134 76l-3-6M138 76l2-6M116 80c4-1 4 5-1 5s-8-5-4-9 11-1 11 4`,
  },
  moon: {
    tints: [["yellow", "M112 14a20 20 0 1 0 20 30 17 17 0 0 1-20-30z"]],
    line: "M112 14a20 20 0 1 0 20 30 17 17 0 0 1-20-30z",
  },
  key: {
    tints: [["yellow", circle(112, 42, 9)]],
    line: `${circle(112, 42, 9)}${circle(112, 42, 3)}M112 51v38M112 76h8M112 84h8`,
  },
  flag: {
    tints: [["pink", "M112 20c8-5 14 5 24 0v22c-10 5-16-5-24 0z"]],
    line: "M112 94V18M112 20c8-5 14 5 24 0v22c-10 5-16-5-24 0",
  },
  stop: {
    tints: [["yellow", circle(118, 34, 15)]],
    line: `${circle(118, 34, 15)}M118 49v46M109 34h18M108 95h20`,
  },
  drip: {
    tints: [["violet", "M104 84h30l-4 10h-22z"]],
    line: "M104 84h30l-4 10h-22zM119 20c6 8 6 14 0 14s-6-6 0-14M119 52c5 7 5 12 0 12s-5-5 0-12",
  },
} satisfies Record<string, Part>;

export type Prop = keyof typeof props;
