import { List, type Chip, type ListOf } from "#app/ui/list/list.tsx";
import { listAddress } from "#app/ui/list/list-view.ts";
import type { RowPress } from "#app/ui/list/row.tsx";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { WorkKind } from "#domain/works/work.ts";
import { categoriesAddress, formAddress, kinds, kindWords, worksAddress } from "./kinds.ts";
import type { Thumb, WorkList as Given } from "./work-list.server.ts";

type ListedWork = Given["works"][number];

/** The works of a kind in the order of the owner, or those that she deleted. */
export function WorkList({ kind, works, view, page, pages, found, trash, counts }: Given) {
  const mediums = useWords().art.mediums;
  const isTrash = view.chosen.show === "trash";
  const home = worksAddress(kind);
  const pageAt = (wanted: number) => listAddress(home, view, { cursor: String(wanted) });
  const chips: Chip[] = [
    ...kinds.map((each) => ({
      to: worksAddress(each),
      words: kindWords[each].name,
      count: counts[each] ?? 0,
      isCurrent: each === kind && !isTrash,
    })),
    {
      to: worksAddress(kind, { show: "trash" }),
      words: "Trash",
      count: trash.length,
      isCurrent: isTrash,
    },
    { to: categoriesAddress, words: "Categories", isCurrent: false },
  ];
  if (isTrash) return <List of={deleted(kind)} items={trash} chips={chips} />;
  return (
    <List
      of={listOf(kind, (medium) => mediums[medium])}
      items={works}
      view={{ ...view, cursor: page > 1 ? String(page) : "" }}
      found={found}
      chips={chips}
      newer={page > 2 ? pageAt(page - 1) : null}
      cursor={page < pages ? String(page + 1) : null}
      last={page < pages ? pageAt(pages) : null}
    />
  );
}

const listOf = (
  kind: WorkKind,
  mediumOf: (medium: NonNullable<ListedWork["medium"]>) => string,
): ListOf<ListedWork> => ({
  one: kindWords[kind].one,
  many: kindWords[kind].path,
  home: worksAddress(kind),
  row: (work) => ({
    ...work,
    to: formAddress(kind, work.id),
    picture: <Shown thumb={work.thumb} />,
    facts: {
      State: stateOf(work),
      Medium: work.medium && mediumOf(work.medium),
      Date: <span dir="auto">{work.date}</span>,
    },
    fields: { kind },
    presses: pressesOf(work),
  }),
  facts: ["State", "Medium", "Date"],
  searchFor: kindWords[kind].example,
  empty: { title: "Nothing here yet", words: kindWords[kind].empty },
});

function pressesOf({ isFile, isChanged, isHidden, publishAt, address }: ListedWork): (RowPress | false)[] {
  return [
    publishAt !== null
      ? { words: "Show now", intent: "show" }
      : isHidden
        ? { words: "Show", intent: "show" }
        : { words: "Hide", intent: "hide" },
    { words: "View", to: address },
    !isFile && { words: "Delete", intent: "delete", isDanger: true },
    isChanged && {
      words: "Back to the file",
      intent: "return",
      asks: "What was changed here is removed, with the place in the order. The file is shown as it is now.",
    },
  ];
}

function stateOf({ isFile, isChanged, isHidden, publishAt }: ListedWork) {
  if (publishAt !== null)
    return (
      <strong>
        Scheduled for <ComingMoment iso={publishAt} />
      </strong>
    );
  if (isHidden) return <strong>Hidden</strong>;
  return isFile && (isChanged ? "File, changed here" : "From a file");
}

const deleted = (kind: WorkKind): ListOf<Given["trash"][number]> => ({
  one: kindWords[kind].one,
  many: `deleted ${kindWords[kind].path}`,
  home: worksAddress(kind, { show: "trash" }),
  row: ({ id, title, deletedAt }) => ({
    id,
    title,
    facts: { Deleted: <Moment iso={deletedAt} /> },
    fields: { kind },
    presses: [{ words: "Restore", intent: "restore" }],
  }),
  facts: ["Deleted"],
  empty: { title: "The trash is empty", words: "What you delete stays here for 30 days." },
});

function Shown({ thumb }: { thumb: Thumb }) {
  if (thumb === null) return null;
  return "picture" in thumb ? (
    <Picture picture={thumb.picture} alt="" sizes="3rem" />
  ) : (
    <img src={thumb.src} alt="" loading="lazy" />
  );
}
