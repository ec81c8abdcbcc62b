import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { fileSize } from "@toadstool/media";
import { wayTo } from "@toadstool/media/library";
import { Form, useActionData, useRevalidator } from "react-router";
import { uploadsAt } from "#app/browser/uploads/uploads.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { FormPress } from "#app/ui/form/form.tsx";
import { asOptions, type Filter } from "#app/ui/list/filters.tsx";
import { type Chip, List } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { Unfolding } from "#app/ui/press/unfolding.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import { UploadList } from "#app/ui/uploads/upload-list.tsx";
import { DropHint, UploadForm } from "#app/ui/uploads/uploader.tsx";
import { trashDays } from "#domain/media/image.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/library-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { addressOf, type LibraryView, readView, shownKinds } from "./address.ts";
import { altTexts, OvertakenAltTexts } from "./alt-texts.tsx";
import { AskDelete } from "./ask-delete.tsx";
import { answerLibraryPress, type InPlace } from "./library-presses.server.ts";
import { type Library, readLibrary } from "./library.server.ts";
import styles from "./library.module.css";
import { picturesIn } from "./pictures.tsx";
import { Storage } from "./storage.tsx";
import { IncompleteImages } from "./missing-files.tsx";

const libraryUploads = uploadsAt("library");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  return readLibrary(services, owner, readView(query));
}

export const action = (args: Route.ActionArgs) => answerLibraryPress(args);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: pictures", matches)];

export default function PicturesPage({ loaderData }: Route.ComponentProps) {
  const { view, tiles, total, cursor } = loaderData;
  const { folder, search, tag, show } = view;
  const { revalidate } = useRevalidator();
  const { asked, overtaken, described = 0 } = useActionData<InPlace>() ?? {};
  const isTrash = show === "trash";
  return (
    <AdminMain
      title="Pictures"
      gap="close"
      press={
        isTrash ? (
          <EmptyTrash {...loaderData} />
        ) : (
          <UploadForm uploads={libraryUploads} folder={folder} onArrived={() => void revalidate()} />
        )
      }
      intro={<Intro {...loaderData} />}
    >
      <UploadList uploads={libraryUploads} />
      {overtaken && <OvertakenAltTexts {...{ view, described, overtaken }} />}
      {asked && <AskDelete key={asked.map(({ id }) => id).join()} asked={asked} />}
      <div>
        <List
          of={picturesIn(loaderData)}
          items={tiles}
          view={{
            search,
            chosen: { ...(folder && { folder }), ...(tag && { tag }), ...(show !== "all" && { show }) },
            cursor: view.cursor,
          }}
          found={total}
          chips={chipsOf(loaderData)}
          filters={filtersOf(loaderData)}
          cursor={cursor}
        />
        {show === "withoutAlt" && tiles.length > 0 && <SaveAltTexts {...loaderData} />}
      </div>
      <IncompleteImages {...loaderData} />
      <Storage {...loaderData} />
    </AdminMain>
  );
}

/** One line about the view and, where files can be added, the form for a new folder. */
function Intro({ view: { folder, show }, count, bytes, trash }: Library) {
  if (show === "trash")
    return (
      trash.count > 0 && (
        <p className={shared.soft}>
          {fileSize(trash.bytes)}. Each can be restored for {trashDays} days after it was deleted, and counts
          towards the storage used.
        </p>
      )
    );
  if (show === "withoutAlt")
    return (
      <p className={shared.soft}>
        Describe each picture for people who cannot see it: the most important thing first, in a sentence or
        two. Fields that you leave empty stay in this list.
      </p>
    );
  return (
    <div className={shared.bar}>
      <p className={shared.soft}>
        {count === 0
          ? "Pictures, films and sounds for everything you write."
          : `${counted(count, "file")}, ${fileSize(bytes)} in all.`}{" "}
        <DropHint />
      </p>
      <Unfolding words="New folder" intent="folder" look="plain">
        <Form action="/admin/images" className={shared.form}>
          <Field
            key={folder}
            label="Name"
            name="folder"
            required
            maxLength={100}
            defaultValue={folder && `${folder}/`}
            placeholder="Ex: travels/spring"
            autoComplete="off"
            hint="A folder exists once it has a file. Use “/” for a folder inside a folder."
          />
          <Button type="submit" look="quiet">
            Open
          </Button>
        </Form>
      </Unfolding>
    </div>
  );
}

function EmptyTrash({ trash: { count } }: Library) {
  if (count === 0) return null;
  return (
    <ConfirmDelete
      label="Empty the trash"
      question={`Remove ${counted(count, "file")} permanently? This cannot be undone.`}
      verb="Remove permanently"
      fields={{ intent: "empty" }}
    >
      Empty the trash
    </ConfirmDelete>
  );
}

/** The form of the fields in the list, in reach while that is long. */
function SaveAltTexts({ view }: Library) {
  const { refusal } = usePress("describe");
  return (
    <div className={styles.end}>
      <Form id={altTexts} method="post" action={addressOf(view, { cursor: view.cursor })} />
      {refusal?.issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
      <FormPress form={altTexts} press="describe" words="Save alt texts" />
    </div>
  );
}

const shownNames = Object.keys(shownKinds) as LibraryView["show"][];

function chipsOf({ view, kinds, count, trash }: Library): Chip[] {
  const counts = { ...kinds, all: count, trash: trash.count };
  return filledChips(
    shownNames,
    (show) => (show === "all" ? 1 : counts[show]),
    (show) => show === view.show,
  ).map((show) => ({
    to: addressOf(view, { show }),
    words: shownKinds[show],
    count: counts[show],
    isCurrent: show === view.show,
  }));
}

function filtersOf({ view, folders, tags, count }: Library): Filter[] {
  if (count === 0 || view.show === "trash") return [];
  const paths = new Set(folders.flatMap(({ folder }) => wayTo(folder).map((step) => step.folder)));
  return [
    { name: "folder", label: "Folder", any: "All folders", options: asOptions([...paths].toSorted()) },
    { name: "tag", label: "Tag", any: "All tags", options: tags.map(({ slug, name }) => [slug, `#${name}`]) },
  ];
}
