import { type Place, type Player, printedPiece, type Sheet, type SheetStage } from "@toadstool/stage/sheet";
import { drawLeaf, drawStalk, drawTable } from "./draw-cabbage.client.ts";
import { drawCaterpillar } from "./draw-caterpillar.client.ts";
import { drawThought } from "./draw-thought.client.ts";
import { divide, grow, isAsleep, isFull, type Leaf, secondsAStep, sprout } from "./leaf.ts";

/** A leaf grows into the shape of a head until it is full; a finger parts the folds, and a tap gives it an idea, or a new head when it has done. */
export const redCabbageThinking = printedPiece(think);

/** A slow machine grows it more slowly rather than in jerks. */
const mostSteps = 3;
/** It is not cut from nothing: so many steps has it grown before. */
const grownBefore = 210;

function think({ sheet, chance, lessMotion }: SheetStage): Player {
  let heads = 0;
  let leaf = cut();
  let table: Sheet | null = null;
  let finger: Place | null = null;
  let owed = 0;
  let time = 0;
  let way = 246;

  function cut(): Leaf {
    const head = sprout(chance.of(`head ${heads++}`));
    for (let step = 0; step < grownBefore; step++) grow(head, null);
    return head;
  }
  function printTable() {
    table = sheet.plate();
    drawTable(table, leaf);
  }

  return {
    print: printTable,
    draw(step) {
      owed = Math.min(owed + (lessMotion ? step / 3 : step), mostSteps * secondsAStep);
      for (; owed >= secondsAStep; owed -= secondsAStep) {
        grow(leaf, finger);
        time += secondsAStep;
        if (!isFull(leaf)) way = (way + 0.5 * secondsAStep) % 360;
      }
      const sleeps = isAsleep(leaf);
      if (table) sheet.lay(table);
      drawLeaf(sheet.pen, leaf);
      drawStalk(sheet.pen);
      drawCaterpillar(sheet.pen, leaf, way, Math.floor(time * 5), isFull(leaf));
      drawThought(sheet.pen, time * 2.4, isFull(leaf));
      if (sleeps) return Infinity;
      return lessMotion ? 0.2 : secondsAStep;
    },
    point(place) {
      finger = place;
      leaf.settled = 0;
    },
    tap(place) {
      if (!isFull(leaf)) return divide(leaf, 24, place);
      leaf = cut();
      printTable();
    },
  };
}
