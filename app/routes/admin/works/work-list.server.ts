import type { Picture } from "@toadstool/media/showing";
import type { ListView } from "#app/ui/list/list-view.ts";
import { thumbOf } from "#domain/art/still.ts";
import { zinePageSources } from "#domain/art/zine-pages.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { imageIdOf } from "#domain/media/image.ts";
import type { Services } from "#domain/services.ts";
import { searchTerms } from "#domain/text/fold.ts";
import { countByKind } from "#domain/works/count-works.server.ts";
import { readLibrary } from "#domain/works/library.server.ts";
import { listByPlace, type OwnersList } from "#domain/works/owners-list.server.ts";
import { pictureNamedBy } from "#domain/works/show-artwork.ts";
import { listDeletedWorks } from "#domain/works/trash.server.ts";
import type { WorkKind } from "#domain/works/work.ts";
import { workAddress } from "#domain/works/work-address.ts";

type Listed = OwnersList["works"][number];

/** A small picture of a work: one of the library, or a file of the site. */
export type Thumb = { picture: Picture } | { src: string } | null;

export type WorkList = Awaited<ReturnType<typeof readWorkList>>;

/** Everything that the list of a kind shows. */
export async function readWorkList(services: Services, owner: Owner, kind: WorkKind, view: ListView) {
  const wanted = { kind, terms: searchTerms(view.search), page: Number(view.cursor) };
  const [list, trash, counts] = await Promise.all([
    listByPlace(services, owner, wanted),
    listDeletedWorks(services, owner, kind),
    countByKind(services, owner),
  ]);
  const library = await readLibrary(services, list.works.map(pictureNamedBy));
  const works = list.works.map((work) => {
    const picture = library.pictureAt(pictureNamedBy(work));
    return rowOf(work, list.all, picture ? { picture } : fileThumb(work));
  });
  return { kind, view, trash, counts, ...list, works };
}

function rowOf({ kind, place, slug, file, hasFile: isFile, facts, row }: Listed, all: number, thumb: Thumb) {
  return {
    kind,
    id: row?.id ?? file ?? "",
    /** Stays the same where a file gets its first row. */
    rowKey: file ?? row?.id ?? "",
    place: { at: place, of: all },
    title: facts.title,
    date: facts.date,
    medium: "medium" in facts ? facts.medium : null,
    thumb,
    isFile,
    isChanged: isFile && row !== null,
    isHidden: row?.isHidden ?? false,
    publishAt: row?.publishAt?.toISOString() ?? null,
    address: workAddress(kind, slug),
  };
}

function fileThumb({ kind, file, facts }: Listed): Thumb {
  if ("image" in facts) return imageIdOf(facts.image) ? null : { src: `/images/projects/${facts.image}` };
  if (file === null) return null;
  if (kind === "zine") return { src: zinePageSources(file, 1).src };
  return { src: thumbOf(file) };
}
