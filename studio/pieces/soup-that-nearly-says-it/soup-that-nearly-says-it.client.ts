import { type Place, type Player, printedPiece, type Sheet, type SheetStage } from "@toadstool/stage/sheet";
import { boilUp, ladle, simmer, stir } from "./broth.ts";
import { drawBubbles, drawThings } from "./draw-broth.client.ts";
import { drawTable } from "./draw-table.client.ts";

/** Alphabet soup that simmers and now and then nearly spells a word; a pointer stirs it, a tap brings it to the boil. */
export const soupThatNearlySaysIt = printedPiece(serve);

const rest = 1 / 30;
const longestStep = 0.1;

function serve({ sheet, chance, lessMotion }: SheetStage): Player {
  const broth = ladle(chance.of("broth"));
  let table: Sheet | null = null;
  let spoon: Place | null = null;
  let stirred: Place | null = null;

  return {
    print() {
      table = sheet.plate();
      drawTable(table, chance.of("table"));
    },
    draw(step) {
      const passed = Math.min(longestStep, step);
      if (spoon && stirred && passed > 0)
        stir(broth, spoon, { x: (spoon.x - stirred.x) / passed, y: (spoon.y - stirred.y) / passed }, passed);
      stirred = spoon;
      simmer(broth, lessMotion ? passed / 2 : passed);
      if (table) sheet.lay(table);
      drawBubbles(sheet.pen, broth.bubbles);
      drawThings(sheet.pen, broth.things);
      return lessMotion ? 3 * rest : rest;
    },
    point: (place) => (spoon = place),
    tap: (place) => boilUp(broth, place),
  };
}
