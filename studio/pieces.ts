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
  // The live elements of the projects' pages.
  "lost-gloves": () => import("./pieces/lost-gloves/lost-gloves.client.ts").then((file) => file.lostGloves),
  "quiet-hours": () => import("./pieces/quiet-hours/quiet-hours.client.ts").then((file) => file.quietHours),
  "set-point": () => import("./pieces/set-point/set-point.client.ts").then((file) => file.setPoint),
  "seed-library": () =>
    import("./pieces/seed-library/seed-library.client.ts").then((file) => file.seedLibrary),
  "forty-commutes": () =>
    import("./pieces/forty-commutes/forty-commutes.client.ts").then((file) => file.fortyCommutes),
  "hand-me-down": () =>
    import("./pieces/hand-me-down/hand-me-down.client.ts").then((file) => file.handMeDown),
  "joy-o-meter": () => import("./pieces/joy-o-meter/joy-o-meter.client.ts").then((file) => file.joyOMeter),
  "salt-jars": () => import("./pieces/salt-jars/salt-jars.client.ts").then((file) => file.saltJars),
  "sign-finder": () => import("./pieces/sign-finder/sign-finder.client.ts").then((file) => file.signFinder),
  "djello-at-hand": () =>
    import("./pieces/djello-at-hand/djello-at-hand.client.ts").then((file) => file.djelloAtHand),
  "night-in-a-pocket": () =>
    import("./pieces/night-in-a-pocket/night-in-a-pocket.client.ts").then((file) => file.nightInAPocket),
  "bus-round": () => import("./pieces/bus-round/bus-round.client.ts").then((file) => file.busRound),
  "rain-ledger": () => import("./pieces/rain-ledger/rain-ledger.client.ts").then((file) => file.rainLedger),
  "ferry-tide": () => import("./pieces/ferry-tide/ferry-tide.client.ts").then((file) => file.ferryTide),
  "lantern-agreement": () =>
    import("./pieces/lantern-agreement/lantern-agreement.client.ts").then((file) => file.lanternAgreement),
  "almost-touching": () =>
    import("./pieces/almost-touching/almost-touching.client.ts").then((file) => file.almostTouching),
  "leaning-table": () =>
    import("./pieces/leaning-table/leaning-table.client.ts").then((file) => file.leaningTable),
  "moss-telegraph": () =>
    import("./pieces/moss-telegraph/moss-telegraph.client.ts").then((file) => file.mossTelegraph),
  "thirsty-post": () =>
    import("./pieces/thirsty-post/thirsty-post.client.ts").then((file) => file.thirstyPost),
  "small-talk": () => import("./pieces/small-talk/small-talk.client.ts").then((file) => file.smallTalk),
  "beast-by-number": () =>
    import("./pieces/beast-by-number/beast-by-number.client.ts").then((file) => file.beastByNumber),
  "torn-hill": () => import("./pieces/torn-hill/torn-hill.client.ts").then((file) => file.tornHill),
  "toad-on-a-carpet": () =>
    import("./pieces/toad-on-a-carpet/toad-on-a-carpet.client.ts").then((file) => file.toadOnACarpet),
  "zine-machine": () =>
    import("./pieces/zine-machine/zine-machine.client.ts").then((file) => file.zineMachine),
  "potato-stock": () =>
    import("./pieces/potato-stock/potato-stock.client.ts").then((file) => file.potatoStock),
  "four-left-over": () =>
    import("./pieces/four-left-over/four-left-over.client.ts").then((file) => file.fourLeftOver),
  "six-windows": () => import("./pieces/six-windows/six-windows.client.ts").then((file) => file.sixWindows),
} satisfies Record<string, () => Promise<ArtPiece<never>>>;
