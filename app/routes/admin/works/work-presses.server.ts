import * as v from "valibot";
import { answersPresses, press } from "#app/press.server.ts";
import { moveTo } from "#app/ui/list/moved.ts";
import { setHidden } from "#domain/works/hide-work.server.ts";
import { moveWork } from "#domain/works/order.server.ts";
import { deleteWork, restoreWork, returnToFile } from "#domain/works/trash.server.ts";
import { workKinds } from "#domain/works/work.ts";
import { formAddress } from "./kinds.ts";

const ofOne = v.object({ kind: v.picklist(workKinds), id: v.string() });

const hide = (isHidden: boolean) =>
  press(ofOne, (services, owner, { kind, id }) => setHidden(services, owner, kind, id, isHidden));

/** What a press does to one work. */
export const answerWorkPress = answersPresses({
  hide: hide(true),
  show: hide(false),
  move: press(v.object({ ...ofOne.entries, to: moveTo }), (services, owner, { kind, id, to }) =>
    moveWork(services, owner, kind, id, to),
  ),
  delete: press(
    ofOne,
    (services, owner, { kind, id }) => deleteWork(services, owner, kind, id),
    ({ id }, { kind }) => ({
      words: "The work is in the trash, and stays there for 30 days.",
      undo: { intent: "restore", kind, id },
    }),
  ),
  restore: press(ofOne, (services, owner, { kind, id }) => restoreWork(services, owner, kind, id)),
  return: press(
    ofOne,
    (services, owner, { kind, id }) => returnToFile(services, owner, kind, id),
    ({ file }, { kind }) => ({ goTo: formAddress(kind, file), words: "The file is shown again." }),
  ),
});
