import { desc, sql } from "drizzle-orm";
import { workKinds, works } from "#db/schema.ts";
import { coverOfFile } from "./project-images.ts";
import { stillOf } from "../art/still.ts";
import { isShown, type ReadingWorks, readLaidOver } from "./laid-over.server.ts";
import { greatestFirst } from "./place.ts";
import { pictureNamedBy } from "./show-artwork.ts";
import type { Work, WorkKind } from "./work.ts";
import { workAddress } from "./work-address.ts";

/** A page about a work, and its picture. */
interface WorkAddress {
  path: string;
  image: string | undefined;
}

/** Of the ten thousand addresses that the posts leave free in a sitemap; a work may have three. */
const mostWorks = 3000;

interface Named {
  kind: WorkKind;
  file: string | null;
  slug: string;
  position: string;
  /** The picture that its facts name, and the page of an artwork. */
  picture: string | null;
  page: string | null;
}

/** The addresses of all works that readers see: projects, then what hangs in the gallery, each in its order. */
export async function listWorkAddresses(services: ReadingWorks): Promise<WorkAddress[]> {
  const { files, rows } = await readLaidOver(services, workKinds, {
    rows: services.db
      .select({
        kind: works.kind,
        file: works.file,
        slug: works.slug,
        position: works.position,
        picture: sql<
          string | null
        >`coalesce(${works.facts} ->> '$.image', ${works.facts} ->> '$.picture', ${works.facts} ->> '$.pages[0].picture')`,
        page: sql<string | null>`${works.facts} ->> '$.page'`,
      })
      .from(works)
      .where(isShown)
      .orderBy(desc(works.updatedAt))
      .limit(mostWorks),
  });
  const named = [...rows, ...files.map(namedBy)];
  const isProject = ({ kind }: Named) => kind === "project";
  const sorted = named.toSorted(
    (one, other) => Number(isProject(other)) - Number(isProject(one)) || greatestFirst(one, other),
  );
  return sorted.flatMap(addressesOf);
}

function namedBy(work: Work): Named {
  const { kind, file, slug, position } = work;
  const page = kind === "artwork" ? (work.facts.page ?? null) : null;
  return { kind, file, slug, position, picture: pictureNamedBy(work) ?? null, page };
}

/** A zine has two pages: one in the gallery, and its own. */
function addressesOf(named: Named): WorkAddress[] {
  const { kind, slug, page } = named;
  const image = imageOf(named);
  if (kind === "project") return [{ path: workAddress(kind, slug), image }];
  const own = kind === "zine" ? workAddress(kind, slug) : page;
  const shown = { path: workAddress("artwork", slug), image };
  return own?.startsWith("/") ? [shown, { path: own, image }] : [shown];
}

function imageOf({ kind, file, picture }: Named): string | undefined {
  if (picture?.startsWith("/")) return picture;
  if (kind === "project") return picture ? coverOfFile(picture).whole : undefined;
  return file === null ? undefined : stillOf({ slug: file }).whole;
}
