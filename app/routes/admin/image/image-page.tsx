import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Link } from "react-router";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { FormOf, FormPress } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { asOptions } from "#app/ui/list/filters.tsx";
import { List } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { pictureOf } from "#domain/media/display/picture-of.ts";
import { imageFormInput, trashDays } from "#domain/media/image.ts";
import { findImage, listFolders } from "#domain/media/images.server.ts";
import { findMissingFiles } from "#domain/media/library/missing-files.server.ts";
import { findNeighbours } from "#domain/media/library/neighbours.server.ts";
import { listFormer } from "#domain/media/replace/former.server.ts";
import { findImageTags, listImageTags } from "#domain/media/tags/image-tags.server.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import type { Route } from "./+types/image-page";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { addressOf, imagePageOf, listedIn, readView } from "../images/address.ts";
import { FocusForm } from "./focus-form.tsx";
import { MissingFiles } from "../images/missing-files.tsx";
import { nouns } from "../images/nouns.ts";
import { formerFiles } from "./former-files.tsx";
import { ReplaceFile } from "./replace-file.tsx";
import { UseList } from "../images/use-list.tsx";
import { ImageFacts } from "./image-facts.tsx";
import styles from "./image.module.css";
import { answerImagePress } from "./image-presses.server.ts";
import { ImageShown } from "./image-shown.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const image = await findImage(services, params.id);
  if (!image) throw notFound("This picture no longer exists. It may have been deleted in another window.");
  const view = readView(new URL(request.url).searchParams);
  const [uses, folders, tags, allTags, missing, former] = await Promise.all([
    findUses(services),
    listFolders(services, owner),
    findImageTags(services, owner, image.id),
    listImageTags(services, owner),
    findMissingFiles(services, image),
    listFormer(services, owner, image.id),
  ]);
  const listed = listedIn(view, [...uses.keys()]);
  const form = formFor(imageFormInput, { ...image, tags: tags.map(({ name }) => name) });
  return {
    image,
    view,
    form: {
      ...form,
      fields: form.fields.map((field) => (field.name === "tags" ? { ...field, tags: allTags } : field)),
    },
    folders: folders.flatMap(({ folder }) => folder || []),
    former,
    missing,
    picture: image.kind === "picture" ? pictureOf(image) : null,
    uses: uses.get(image.id) ?? [],
    ...(await findNeighbours(services, owner, image, listed)),
  };
}

export const action = (args: Route.ActionArgs) => answerImagePress(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Picture: ${loaderData?.image.name ?? "gone"}`, matches),
];

export default function ImageDetailPage({ loaderData }: Route.ComponentProps) {
  const { image, form, folders, missing, picture, uses, former } = loaderData;
  return (
    <AdminMain
      key={image.id}
      title={<h1 dir="auto">{image.name}</h1>}
      press={<FormPress form="words" />}
      gap="medium"
      intro={<OtherPictures {...loaderData} />}
    >
      <MissingFiles missing={missing} image={image} />
      <div className={`${shared.sides} ${styles.halves}`}>
        <ImageShown image={image} picture={picture} />
        <div className={`${shared.sides} ${styles.words}`}>
          <FormOf
            key={JSON.stringify(form.texts)}
            id="words"
            form={form}
            sections={[
              { fields: [...(picture ? ["alt" as const] : []), "caption", "name", "folder", "tags"] },
            ]}
            words={{ save: `Save ${nouns[image.kind]}` }}
            known={{ folder: { options: asOptions(folders) } }}
            hidden={{ tagsBefore: form.texts.tags ?? "" }}
          />
          <Section id="uses" title="Used in">
            {uses.length === 0 ? <p className={shared.soft}>Not used anywhere.</p> : <UseList uses={uses} />}
          </Section>
        </div>
        <ImageFacts image={image} />
      </div>
      <div className={`${shared.sides} ${styles.halves}`}>
        {picture && (
          <Section id="focus" title="Focal point">
            <FocusForm key={image.revision} picture={picture} />
          </Section>
        )}
        <div className={`${shared.sides} ${styles.words}`}>
          <Section id="replace" title="Replace, crop or turn">
            <ReplaceFile image={image} picture={picture} uses={uses} />
          </Section>
          <DeleteImage {...loaderData} />
        </div>
      </div>
      {former.length > 0 && <List of={formerFiles(image)} items={former} />}
    </AdminMain>
  );
}

type Shown = Route.ComponentProps["loaderData"];

/** Links to the list this picture was opened from, and to its neighbours there. */
function OtherPictures({ view, newer, older }: Shown) {
  return (
    <nav aria-label="Other pictures" className={shared.row}>
      <Link to={addressOf(view)} className={shared.reach}>
        All {view.folder ? `in ${view.folder}` : "pictures"}
      </Link>
      {newer && (
        <Link to={imagePageOf(newer.id, view)} aria-label={`Newer: ${newer.name}`} className={shared.reach}>
          Newer
        </Link>
      )}
      {older && (
        <Link to={imagePageOf(older.id, view)} aria-label={`Older: ${older.name}`} className={shared.reach}>
          Older
        </Link>
      )}
    </nav>
  );
}

/** The library’s press: its notice takes it back. */
function DeleteImage({ image: { id, kind, name }, uses, view }: Shown) {
  const isUsed = uses.length > 0;
  return (
    <Section id="delete" title="Delete">
      <ConfirmDelete
        label={`Delete this ${nouns[kind]}: ${name}`}
        question={
          isUsed
            ? `It can be restored from the trash for ${trashDays} days. Until then there is a gap wherever it is used:`
            : `It is not used anywhere, and can be restored from the trash for ${trashDays} days.`
        }
        about={isUsed && <UseList uses={uses} />}
        verb={isUsed ? "Delete anyway" : "Delete"}
        action={addressOf(view)}
        fields={{ intent: "delete", chosen: id, ...(isUsed && { force: "on" }) }}
      >
        Delete this {nouns[kind]}
      </ConfirmDelete>
    </Section>
  );
}
