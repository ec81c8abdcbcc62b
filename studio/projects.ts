import type { Project } from "#domain/works/project.ts";
import { allotmentPress } from "./projects/allotment-press.ts";
import { busStopOrchestra } from "./projects/bus-stop-orchestra.ts";
import { collagescape } from "./projects/collagescape.ts";
import { crystalClear } from "./projects/crystal-clear.ts";
import { djello } from "./projects/djello.ts";
import { ferryTimes } from "./projects/ferry-times.ts";
import { fortyCommutes } from "./projects/forty-commutes.ts";
import { gentlemanBrawlersJoyOMeter } from "./projects/gentleman-brawlers-joy-o-meter.ts";
import { handMeDownType } from "./projects/hand-me-down-type.ts";
import { jelloTheremin } from "./projects/jello-theremin.ts";
import { lanternParade } from "./projects/lantern-parade.ts";
import { ledgerOfRain } from "./projects/ledger-of-rain.ts";
import { museumOfLostGloves } from "./projects/museum-of-lost-gloves.ts";
import { myceliumMail } from "./projects/mycelium-mail.ts";
import { pocketPlanetarium } from "./projects/pocket-planetarium.ts";
import { postOfficeForPlants } from "./projects/post-office-for-plants.ts";
import { quietHours } from "./projects/quiet-hours.ts";
import { repairClub } from "./projects/repair-club.ts";
import { risoWoodles } from "./projects/riso-woodles.ts";
import { seedLibrary } from "./projects/seed-library.ts";
import { setPoint } from "./projects/set-point.ts";
import { shaderWeeks } from "./projects/shader-weeks.ts";
import { signSearch } from "./projects/sign-search.ts";
import { smallTalkDictionary } from "./projects/small-talk-dictionary.ts";
import { tideTable } from "./projects/tide-table.ts";
import { toadInTheRoom } from "./projects/toad-in-the-room.ts";
import { waffleStudy } from "./projects/waffle-study.ts";
import { zineMachine } from "./projects/zine-machine.ts";

/** Newest first: the archive's order, and of the first three with a `featuredImage`, the featured ones'. */
export const projects: Project[] = [
  gentlemanBrawlersJoyOMeter,
  crystalClear,
  signSearch,
  toadInTheRoom,
  djello,
  pocketPlanetarium,
  busStopOrchestra,
  museumOfLostGloves,
  ledgerOfRain,
  ferryTimes,
  risoWoodles,
  collagescape,
  lanternParade,
  jelloTheremin,
  waffleStudy,
  shaderWeeks,
  quietHours,
  setPoint,
  seedLibrary,
  myceliumMail,
  fortyCommutes,
  handMeDownType,
  tideTable,
  zineMachine,
  allotmentPress,
  postOfficeForPlants,
  smallTalkDictionary,
  repairClub,
];
