import { Trouble } from "@toadstool/elements/dialog/notice";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { fileSize } from "@toadstool/media";
import { wayTo } from "@toadstool/media/library";
import { useRevalidator } from "react-router";
import { uploadsAt } from "#app/browser/uploads/uploads.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { asOptions, Filters } from "#app/ui/list/filters.tsx";
import { Chips } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { UploadList } from "#app/ui/uploads/upload-list.tsx";
import { DropHint, UploadForm } from "#app/ui/uploads/uploader.tsx";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/library-page";
import { addressOf, imagePageOf, type LibraryView, readView, shownKinds } from "./address.ts";
import { AdminMain } from "../admin-main.tsx";
import { AltTexts, OvertakenAltTexts } from "./alt-texts/alt-texts.tsx";
import { AskDelete } from "./chosen/ask-delete.tsx";
import { answerLibraryPress } from "./chosen/library-presses.server.ts";
import { PictureList } from "./chosen/picture-list.tsx";
import shared from "./images.module.css";
import { IncompleteImages } from "./missing-files.tsx";
import { type Library, readLibrary } from "./library/library.server.ts";
import styles from "./library/library.module.css";
import { NewFolder } from "./library/new-folder.tsx";
import { NothingHere } from "./library/nothing-here.tsx";
import { Storage } from "./library/storage.tsx";

const libraryUploads = uploadsAt("library");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  return readLibrary(services, owner, readView(query));
}

export const action = (args: Route.ActionArgs) => answerLibraryPress(args);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: pictures", matches)];

const shownNames = Object.keys(shownKinds) as LibraryView["show"][];

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, tiles, cursor, count, bytes, folders, tags } = loaderData;
  const { revalidate } = useRevalidator();
  const answer = actionData ?? {};
  const refusal = "refusal" in answer ? answer.refusal : undefined;
  const shown = "refusal" in answer ? {} : answer;
  const isDescribing = view.show === "withoutAlt";
  return (
    <AdminMain
      title="Pictures"
      gap="close"
      press={<UploadForm uploads={libraryUploads} folder={view.folder} onArrived={() => void revalidate()} />}
      intro={
        <p className={shared.soft}>
          {count === 0
            ? "Pictures, films and sounds for everything you write."
            : `${counted(count, "file")}, ${fileSize(bytes)} in all.`}{" "}
          <DropHint />
        </p>
      }
    >
      <UploadList uploads={libraryUploads} />
      <section aria-label="Files" className={styles.section}>
        <Narrowing {...loaderData} />
        {refusal && refusal.issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
        {shown.overtaken && (
          <OvertakenAltTexts view={view} described={shown.described ?? 0} overtaken={shown.overtaken} />
        )}
        {shown.asked && <AskDelete key={shown.asked.map(({ id }) => id).join()} asked={shown.asked} />}
        {tiles.length === 0 ? (
          <NothingHere {...loaderData} />
        ) : isDescribing ? (
          <AltTexts view={view} tiles={tiles} />
        ) : (
          <PictureList
            key={addressOf(view, { cursor: view.cursor })}
            tiles={tiles}
            to={({ id }) => imagePageOf(id, view)}
            acts={actsWith(folders, tags)}
          />
        )}
        <PageLinks
          label="Pages"
          rowClass={styles.pages}
          links={[
            ["Newest", view.cursor && addressOf(view)],
            ["Older", cursor && addressOf(view, { cursor })],
          ]}
        />
      </section>
      <IncompleteImages {...loaderData} />
      <Storage {...loaderData} />
    </AdminMain>
  );
}

/** What can be done with many. */
function actsWith(folders: Library["folders"], tags: Library["tags"]) {
  const folder = {
    name: "folder",
    label: "Folder to move to",
    suggested: folders.flatMap((each) => each.folder || []),
  };
  const tag = { name: "tag", label: "Name of a tag", suggested: tags.map(({ name }) => name) };
  return [
    { act: "move", words: "Move", field: folder },
    { act: "tag", words: "Add tag", field: tag },
    { act: "untag", words: "Remove tag", field: tag },
    { act: "delete", words: "Delete", look: "danger" as const },
  ];
}

/** The chips of kinds, the search, the folders and the tags. */
function Narrowing({ view, total, count, kinds, folders, tags, trash }: Library) {
  const { folder, tag, show, search, cursor } = view;
  const chips = filledChips(
    shownNames,
    (each) => (each === "all" ? count : kinds[each]),
    (each) => each === show,
  ).map((each) => ({
    to: addressOf(view, { show: each }),
    words: shownKinds[each],
    isCurrent: each === show,
  }));
  const paths = new Set(folders.flatMap((each) => wayTo(each.folder).map((step) => step.folder)));
  return (
    <>
      <Chips
        label="File type"
        chips={[...chips, { to: "/admin/images/trash", words: "Trash", count: trash.count }]}
      />
      {count > 0 && (
        <div className={styles.filters}>
          <Filters
            of={{ many: "pictures", home: "/admin/images", searchFor: "harbour, spring" }}
            view={{
              search,
              chosen: { ...(folder && { folder }), ...(tag && { tag }), ...(show !== "all" && { show }) },
              cursor,
            }}
            filters={[
              {
                name: "folder",
                label: "Folder",
                any: "All folders",
                options: asOptions([...paths].toSorted()),
              },
              {
                name: "tag",
                label: "Tag",
                any: "All tags",
                options: tags.map(({ slug, name }) => [slug, `#${name}`]),
              },
            ]}
          />
          <NewFolder folder={folder} />
          <output className={shared.soft}>{counted(total, "file")}</output>
        </div>
      )}
    </>
  );
}
