import type { ArtPiece } from "@toadstool/stage";

/**
 * Every piece by its slug. Its code loads when a frame shows it, and not before. To be seen it also hangs somewhere: as an
 * artwork with `piece: "slug"` (artworks/), or in a room of its own (rooms.ts).
 */
export const pieces = {
  "dot-banner": () => import("./pieces/dot-banner/dot-banner.client.ts").then((file) => file.dotBanner),
  waffle: () => import("./pieces/waffle/waffle.client.ts").then((file) => file.waffle),
  "shader-week1": () => import("./pieces/shader-studies/week1.client.ts").then((file) => file.shaderWeek1),
  "shader-week3-1": () =>
    import("./pieces/shader-studies/week3-1.client.ts").then((file) => file.shaderWeek3Tiling),
  "shader-week3-2": () =>
    import("./pieces/shader-studies/week3-2.client.ts").then((file) => file.shaderWeek3Noise),
  "shader-week4": () => import("./pieces/shader-studies/week4.client.ts").then((file) => file.shaderWeek4),
  "shader-week5": () => import("./pieces/shader-studies/week5.client.ts").then((file) => file.shaderWeek5),
  "shader-week6": () => import("./pieces/shader-studies/week6.client.ts").then((file) => file.shaderWeek6),
  "jelly-with-fruit": () =>
    import("./pieces/jelly-with-fruit/jelly-with-fruit.client.ts").then((file) => file.jellyWithFruit),
  "toadstool-ring": () =>
    import("./pieces/toadstool-ring/toadstool-ring.client.ts").then((file) => file.toadstoolRing),
  "paper-boats": () => import("./pieces/paper-boats/paper-boats.client.ts").then((file) => file.paperBoats),
  "flat-pack-toad": () =>
    import("./pieces/flat-pack-toad/flat-pack-toad.client.ts").then((file) => file.flatPackToad),
  "riso-lighthouse": () =>
    import("./pieces/riso-lighthouse/riso-lighthouse.client.ts").then((file) => file.risoLighthouse),
  djello: () => import("./pieces/djello/djello.client.ts").then((file) => file.djello),
  "everyone-is-up-late": () =>
    import("./pieces/everyone-is-up-late/everyone-is-up-late.client.ts").then(
      (file) => file.everyoneIsUpLate,
    ),
  "jumper-for-a-spider": () =>
    import("./pieces/jumper-for-a-spider/jumper-for-a-spider.client.ts").then(
      (file) => file.jumperForASpider,
    ),
  "red-cabbage-thinking": () =>
    import("./pieces/red-cabbage-thinking/red-cabbage-thinking.client.ts").then(
      (file) => file.redCabbageThinking,
    ),
  "soup-that-nearly-says-it": () =>
    import("./pieces/soup-that-nearly-says-it/soup-that-nearly-says-it.client.ts").then(
      (file) => file.soupThatNearlySaysIt,
    ),
  "crossing-in-the-rain": () =>
    import("./pieces/crossing-in-the-rain/crossing-in-the-rain.client.ts").then(
      (file) => file.crossingInTheRain,
    ),
} satisfies Record<string, () => Promise<ArtPiece<never>>>;
