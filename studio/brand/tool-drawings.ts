type Ink = "pink" | "yellow" | "violet" | "teal";

/** In a square of a hundred: what each ink fills, and the line over it. */
export const toolDrawings: Readonly<Record<string, { inks: [Ink, string][]; line: string }>> = {
  Brayer: {
    inks: [
      ["pink", "M8 70h64v28H8z"],
      ["yellow", "M38 44V14q8-12 16 0v30z"],
    ],
    line: "M8 70h64v28H8zM8 84h5M72 84h14V56H46V44M38 44V14q8-12 16 0v30zM18 78h26M22 90h38",
  },
  Guillotine: {
    inks: [
      ["violet", "M4 84h92v16H4z"],
      ["teal", "M12 76L84 26l6 9L20 86z"],
      ["pink", "M86 30l8-16q6-3 6 4l-8 16z"],
    ],
    line: "M4 84h92v16H4zM12 76L84 26l6 9L20 86zM86 30l8-16q6-3 6 4l-8 16M16 81h.1M34 84v6M50 84v8M66 84v6M82 84v8",
  },
  "Bone folder": {
    inks: [
      ["yellow", "M20 99C14 72 26 26 46 6c12 0 12 14 6 28C44 54 36 78 34 99z"],
      ["pink", "M48 98V66l24 8 24-10v32l-24 4z"],
    ],
    line: "M20 99C14 72 26 26 46 6c12 0 12 14 6 28C44 54 36 78 34 99zM32 66c2-14 8-28 14-42M48 98V66l24 8 24-10v32l-24 4zM72 74v26M54 78l12 4M54 86l12 3",
  },
  "Soldering iron": {
    inks: [
      ["violet", "M8 88h62v12H8z"],
      ["pink", "M56 40L82 12q14-2 14 12L68 52z"],
      ["teal", "M30 66l12-10 14 16-12 10z"],
    ],
    line: "M8 88h62v12H8zM56 40L82 12q14-2 14 12L68 52zM62 46L24 82M26 72l18 14M34 64l18 14M42 56l18 14M44 86v2M18 70c-9-8 7-13-1-22s6-12 1-20M92 14c8-6 6-14-4-13",
  },
  Multimeter: {
    inks: [
      ["yellow", "M24 20h52v80H24z"],
      ["teal", "M32 28h36v18H32z"],
      ["violet", "M50 54a14 14 0 1 1 0 28 14 14 0 0 1 0-28z"],
    ],
    line: "M24 20h52v80H24zM32 28h36v18H32zM38 33v8h5v-8zM48 41h.1M52 33v8h5v-8zM60 33v8h4v-8zM50 54a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM50 68l8-8M40 92h.1M60 92h.1M40 94c-22 16-36-12-28-38l-3-20M60 94c24 12 38-8 30-32l4-20",
  },
  "Radio lantern": {
    inks: [
      ["violet", "M26 36h48l-8-10H34zM22 88h56v12H22z"],
      ["yellow", "M29 38h42v48H29z"],
      ["pink", "M50 50q14 14 0 30-14-16 0-30z"],
    ],
    line: "M26 36h48l-8-10H34zM22 88h56v12H22zM29 38v48M71 38v48M34 24a16 16 0 0 1 32 0M50 50q14 14 0 30-14-16 0-30zM70 28L84 6M84 4h.1M91 2q4 6 0 12M77 2q-4 2-4 6",
  },
  "Set square": {
    inks: [["teal", "M10 99V8l86 91zM26 83V48l33 35z"]],
    line: "M10 99V8l86 91zM26 83V48l33 35zM10 34h7M10 46h5M10 58h7M10 70h5M10 82h7M34 99v-6M48 99v-4M62 99v-6",
  },
  "Composing stick": {
    inks: [
      ["violet", "M4 60h7v32h85v8H4z"],
      ["yellow", "M14 62h13v28H14zM44 62h13v28H44z"],
      ["pink", "M29 62h13v28H29zM59 62h13v28H59z"],
    ],
    line: "M4 60h7v32h85v8H4zM14 62h13v28H14zM29 62h13v28H29zM44 62h13v28H44zM59 62h13v28H59zM76 56h7v36h-7zM18 68v8h5v-5h-5M33 72h5v4h-5v-3h5M48 71h5v5h-5zM65 67v9M63 70h5",
  },
  "Card index": {
    inks: [
      ["violet", "M12 52h76v48H12z"],
      ["yellow", "M20 36h60v16H20z"],
      ["pink", "M28 36v-9h17v9zM54 28v-9h17v9z"],
      ["teal", "M24 28h56v8H24z"],
    ],
    line: "M12 52h76v48H12zM20 52V36h60v16M28 36v-9h17v9M24 32v-4h30v-9h17v9h9v8M34 64h32v14H34zM40 71h18M44 90q6 4 12 0",
  },
  "Extension lead": {
    inks: [
      ["pink", "M4 76h84v24H4z"],
      ["yellow", "M20 52l-14-9 7-12 14 9z"],
    ],
    line: "M4 76h84v24H4zM15 84h4M25 84h4M20 90v4h4v-4zM43 84h4M53 84h4M48 90v4h4v-4zM71 84h4M81 84h-2M74 90v4h4v-4zM88 88c14-4 10-30-8-28s-24 4-22-10-22-14-34-4M20 52l-14-9 7-12 14 9zM9 35l-6-4M13 31L8 27",
  },
};
