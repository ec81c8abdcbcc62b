import type { Journey } from "./journey.ts";
import { everyAddress } from "./journeys/every-address.ts";
import { lostSession } from "./journeys/lost-session.ts";
import { ownerWrites } from "./journeys/owner-writes.ts";
import { searchAndLike } from "./journeys/search-and-like.ts";
import { shaderFault } from "./journeys/shader-fault.ts";
import { subscribing } from "./journeys/subscribing.ts";
import { wallAndWork } from "./journeys/wall-and-work.ts";
import { withoutScripts } from "./journeys/without-scripts.ts";
import { zineAndPdf } from "./journeys/zine-and-pdf.ts";

const journeys: Journey[] = [
  everyAddress,
  searchAndLike,
  wallAndWork,
  zineAndPdf,
  shaderFault,
  subscribing,
  ownerWrites,
  lostSession,
  withoutScripts,
];

export const allJourneys = journeys.filter(({ hasPlace = true }) => hasPlace);
