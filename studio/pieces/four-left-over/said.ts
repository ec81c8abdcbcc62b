import { type Repair, verdict } from "./repair.ts";

/** What the hall says of a repair, before a screw and after. */
export function ofUndoing(before: Repair, after: Repair): string {
  const { appliance, plug, hasTray, hasTorch } = before;
  const count = after.out.length;
  if (appliance.depths.length === 0) return "There are no screws. It is sealed, so that you cannot find out.";
  if (plug === "wrong") return "Bzzt. That was the urn’s plug. You did not look.";
  if (plug === "in") return "Bzzt. Unplug it. I have counted your fingers: ten.";
  if (after === before) return `They are all out. ${appliance.fault}`;
  if (!hasTray) return `Screw ${count}. It rolls. Somebody says “muffin tray”.`;
  return hasTorch
    ? `Screw ${count}, into cup ${count}.`
    : `Screw ${count}, into a cup. It is dark; you cannot swear to which.`;
}

export function ofPutting(before: Repair, after: Repair): string {
  if (after === before) return "Nothing is open.";
  if (after.open.length === 0) return verdict(after);
  if (after.left.length > before.left.length) return "Too long. You put it by for later.";
  if (after.inside.length > before.inside.length) return "Too short. It went in, and on in.";
  return `It bites. ${after.open.length} to go.`;
}

export function ofTray({ hasTray, out }: Repair): string {
  if (out.length === 0)
    return hasTray ? "Six cups. Screws go in as they come out." : "No tray. It will be fine.";
  return hasTray
    ? "In they go, in the order in which they were found."
    : "You have tipped them out. I am not angry.";
}

export const ofTorch = ({ hasTorch }: Repair): string =>
  hasTorch ? "The owner holds the torch. They also see the crumbs." : "It is dark in there.";

export const ofPlug = {
  in: "Something is unplugged. Now look whether it is unplugged.",
  wrong: "It is not: that was the urn’s. Now it is.",
  out: "It is. Nobody has ever asked twice.",
} as const;
