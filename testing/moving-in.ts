import type { StagedFile, StagedItem, StagedText } from "#domain/moving-in/moved-item.ts";
import type { MoveActInput } from "#domain/moving-in/move.ts";
import { beginMove } from "#domain/moving-in/moves.server.ts";
import { stageItems } from "#domain/moving-in/stage-items.server.ts";
import { stageFile } from "#domain/moving-in/staged-files.server.ts";
import { actOnMove, closeStaging } from "#domain/moving-in/start-move.server.ts";
import { listSaid } from "#domain/subscribers/importing/decide.server.ts";
import { asSaid } from "./lists.ts";
import { stepMove } from "#domain/moving-in/step-move.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { testOwner, type testServices } from "./services.ts";

type Site = ReturnType<typeof testServices>;

export const movedDate = (day: string) => ({
  at: `${day}T09:12:00.000Z`,
  day,
  hasTime: true,
  isGuessed: false,
});

/** A post of a former site; `name` makes its id, slug and old address. */
export function movedText(name: string, changes: Partial<StagedText> = {}): StagedText {
  return {
    type: "text",
    kind: "post",
    id: `ghost:post:${name}`,
    title: `About ${name}`,
    slug: name,
    oldPaths: [`/2019/${name}`],
    summary: `What ${name} is`,
    markdown: `The text of ${name}, which is long enough to be read.`,
    status: "published",
    isPublic: true,
    published: movedDate("2019-03-04"),
    created: movedDate("2019-03-01"),
    updated: null,
    tags: ["riso"],
    authors: ["Ada"],
    series: "",
    cover: null,
    files: [],
    remarks: [],
    ...changes,
  };
}

export function movedFile(key: string, changes: Partial<StagedFile> = {}): StagedFile {
  return {
    placeholder: "moved-file:00001",
    as: "picture",
    from: { in: "archive", bytes: 100 },
    key,
    name: `${key}.png`,
    alt: "A toad",
    caption: "",
    fallback: "",
    ...changes,
  };
}

export const movedPicture = (file: StagedFile) =>
  movedText(`with-${file.key}`, { markdown: `![A toad](${file.placeholder})`, files: [file] });

/** Stages an export as a browser does, with the files inside it. */
export async function staged(
  { services }: Site,
  items: StagedItem[],
  files: Record<string, Uint8Array> = {},
  moveKey: string = crypto.randomUUID(),
): Promise<string> {
  const owner = testOwner(services);
  const { id } = await beginMove(services, owner, {
    system: "ghost",
    name: "export.json",
    site: "",
    moveKey,
  });
  const taken = await stageItems(services, owner, id, { place: 0, items });
  if (isRefused(taken)) throw new Error(taken.message);
  for (const [sourceId, bytes] of Object.entries(files)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a browser sends them
    await stageFile(services, owner, id, { sourceId, body: new Blob([bytes as BlobPart]).stream() });
  }
  const whole = await closeStaging(services, owner, id);
  if (isRefused(whole)) throw new Error(whole.message);
  return id;
}

/** Everything that the export says of its people is taken as it says it. */
export async function act({ services }: Site, id: string, act: MoveActInput["act"], consent = "") {
  const owner = testOwner(services);
  return actOnMove(services, owner, id, {
    act,
    consent,
    decisions: asSaid(await listSaid(services, owner, id)),
  });
}

/** Does the steps that the queue holds, until it is empty; time passes where a step is to come later. */
export async function untilDone({ services, world }: Site): Promise<number> {
  let steps = 0;
  for (let next = world.steps.shift(); next; next = world.steps.shift()) {
    world.now = new Date(world.now.getTime() + next.delay * 1000);
    // oxlint-disable-next-line no-await-in-loop -- a queue's messages come one after the other
    await stepMove(services, next.id);
    steps++;
    if (steps > 10_000) throw new Error("The move does not end.");
  }
  return steps;
}
