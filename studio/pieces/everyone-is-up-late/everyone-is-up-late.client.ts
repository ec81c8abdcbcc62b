import { type Place, type Player, printedPiece, type Sheet, type SheetStage } from "@toadstool/stage/sheet";
import { drawRoom, type Lights, mixLights } from "./draw-room.client.ts";
import { drawTown } from "./draw-town.client.ts";
import { answer, beginEvening, knock, lookIn, passTime, untilNext } from "./evening.ts";
import { buildTown, type Pane } from "./town.ts";

/** A town at night whose windows live their evening; a pointer that looks in is looked at, a tap knocks. */
export const everyoneIsUpLate = printedPiece(liveThere);

/** The window that visitors who come from Home have knocked on. */
function nearestTheMiddle(panes: readonly Pane[]): number {
  const away = panes.map(({ x, y }) => Math.hypot(x - 200, y - 190));
  return away.indexOf(Math.min(...away));
}

/** Seconds: where less motion is asked for, things happen by and by, several at once. */
const quietRest = 2;

function liveThere({ sheet, chance, lessMotion }: SheetStage): Player {
  const town = buildTown(chance.of("town"));
  const evening = beginEvening(town.panes.length, chance.of("evening"));
  answer(evening, nearestTheMiddle(town.panes));
  const changed = new Set<number>();
  let walls: Sheet | null = null;
  let lights: Lights | null = null;
  let looking = -1;

  const paneAt = ({ x, y }: Place) =>
    town.panes.findIndex(
      (pane) =>
        x > pane.x - 2 && x < pane.x + pane.width + 2 && y > pane.y - 2 && y < pane.y + pane.height + 3,
    );
  const refresh = (index: number) => {
    const [pane, room] = [town.panes[index], evening.rooms[index]];
    if (!pane || !room || !walls || !lights) return;
    const { x, y, width, height } = pane;
    sheet.lay(walls, { x: x - 2, y: y - 1, width: width + 4, height: height + 4 });
    drawRoom(sheet, pane, room, lights);
  };

  return {
    print() {
      walls = sheet.plate();
      drawTown(walls, town);
      lights = mixLights(sheet);
      sheet.lay(walls);
      for (const index of town.panes.keys()) changed.add(index);
    },
    draw(step) {
      for (const index of passTime(evening, step)) changed.add(index);
      for (const index of changed) refresh(index);
      changed.clear();
      return Math.max(lessMotion ? quietRest : 0, untilNext(evening));
    },
    point(place) {
      const index = place ? paneAt(place) : -1;
      if (index !== looking && lookIn(evening, index)) changed.add(index);
      looking = index;
    },
    tap(place) {
      const index = paneAt(place);
      knock(evening, index);
      changed.add(index);
    },
  };
}
