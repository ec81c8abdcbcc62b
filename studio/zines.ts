import type { Zine } from "#domain/art/zine.ts";
import { aFieldGuideToPuddles } from "./zines/a-field-guide-to-puddles.ts";
import { aWaffleIsAMap } from "./zines/a-waffle-is-a-map.ts";
import { bugsIHaveNamed } from "./zines/bugs-i-have-named.ts";
import { howToApologiseToAHouseplant } from "./zines/how-to-apologise-to-a-houseplant.ts";
import { instructionsForAnAwkwardSilence } from "./zines/instructions-for-an-awkward-silence.ts";
import { letsNormalizeScreamingLikeToad } from "./zines/lets-normalize-screaming-like-toad.ts";
import { myGrandmothersRadio } from "./zines/my-grandmothers-radio.ts";
import { smallDoors } from "./zines/small-doors.ts";
import { snakesCantSign } from "./zines/snakes-cant-sign.ts";
import { soupForOne } from "./zines/soup-for-one.ts";
import { theMoonDoesNightShifts } from "./zines/the-moon-does-night-shifts.ts";

/** Newest first; each has a file of its own, named after its slug, and its pages in studio/public/images/zines/. */
export const zines: Zine[] = [
  letsNormalizeScreamingLikeToad,
  aFieldGuideToPuddles,
  howToApologiseToAHouseplant,
  theMoonDoesNightShifts,
  soupForOne,
  bugsIHaveNamed,
  aWaffleIsAMap,
  instructionsForAnAwkwardSilence,
  myGrandmothersRadio,
  smallDoors,
  snakesCantSign,
];
