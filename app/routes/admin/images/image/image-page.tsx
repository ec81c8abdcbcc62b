import { isRouteErrorResponse, Link } from "react-router";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { UndoNotice } from "@toadstool/elements/dialog/undo-notice";
import { listFormer } from "#domain/media/replace/former.server.ts";
import { listFolders, findImage } from "#domain/media/images.server.ts";
import { trashDays } from "#domain/media/image.ts";
import { findNeighbours } from "#domain/media/library/neighbours.server.ts";
import { findMissingFiles } from "#domain/media/library/missing-files.server.ts";
import { pictureOf } from "#domain/media/display/picture-of.ts";
import { findImageTags, listImageTags } from "#domain/media/tags/image-tags.server.ts";
import { tagText } from "#domain/tags/tag.ts";
import { findUses } from "#domain/media/usage/find-uses.server.ts";
import type { Route } from "./+types/image-page";
import { addressOf, imagePageOf, listedIn, readView } from "../address.ts";
import { CopyAddress } from "./copy-address.tsx";
import { FormerFiles } from "../replace/former-files.tsx";
import { ImageFacts } from "./image-facts.tsx";
import shared from "../images.module.css";
import styles from "./image.module.css";
import { ImageForm } from "./image-form.tsx";
import { answerImageForm } from "./image-form.server.ts";
import { FocusForm } from "../focus/focus-form.tsx";
import { gone } from "./gone.ts";
import { nouns } from "../nouns.ts";
import { MissingFiles } from "../missing-files.tsx";
import { ReplaceFile } from "../replace/replace-file.tsx";
import { ImageShown } from "./image-shown.tsx";
import { UseList } from "../use-list.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const image = await findImage(services, params.id);
  if (!image) throw notFound(gone);
  const view = readView(new URL(request.url).searchParams);
  const [uses, folders, tags, allTags, missing] = await Promise.all([
    findUses(services),
    listFolders(services, owner),
    findImageTags(services, owner, image.id),
    listImageTags(services, owner),
    findMissingFiles(services, image),
  ]);
  const listed = listedIn(view, [...uses.keys()]);
  return {
    image,
    view,
    folders,
    tags: tagText(tags),
    allTags,
    former: await listFormer(services, owner, image.id),
    swapped: swappedIn(new URL(request.url).searchParams),
    missing,
    picture: image.kind === "picture" ? pictureOf(image) : null,
    uses: uses.get(image.id) ?? [],
    ...(await findNeighbours(services, owner, image, listed)),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readView(new URL(request.url).searchParams);
  return answerImageForm(services, owner, { id: params.id, form: await request.formData(), view });
}

/** How the present file has just come into its place. */
function swappedIn(query: URLSearchParams): "replaced" | "back" | null {
  if (query.has("back")) return "back";
  return query.has("arrived") ? "replaced" : null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Picture: ${loaderData?.image.name ?? "gone"}`, matches),
];

export default function ImageDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { image, view, folders, tags, allTags, missing, picture, uses, newer, older, former, swapped } =
    loaderData;
  const refusal = actionData && "refusal" in actionData ? actionData : undefined;
  const ofFocus = refusal?.typed.intent === "focus";
  const saved = actionData && "saved" in actionData ? actionData.saved : undefined;
  return (
    <main id="main" className={styles.page} key={image.id}>
      <nav aria-label="Other pictures" className={styles.ways}>
        <Link to={addressOf(view)}>All {view.folder ? `in ${view.folder}` : "pictures"}</Link>
        {newer && (
          <Link to={imagePageOf(newer.id, view)} aria-label={`Newer: ${newer.name}`}>
            Newer
          </Link>
        )}
        {older && (
          <Link to={imagePageOf(older.id, view)} aria-label={`Older: ${older.name}`}>
            Older
          </Link>
        )}
      </nav>
      <h1 className={styles.title} dir="auto">
        {image.name}
      </h1>
      {swapped && former[0] && saved === undefined && (
        <UndoNotice
          action={imagePageOf(image.id, view)}
          fields={{ intent: "bring-back", revision: String(former[0].revision), withAlt: "on" }}
        >
          {swappedWords[swapped]}
        </UndoNotice>
      )}
      <MissingFiles missing={missing} image={image} />
      <div className={styles.halves}>
        <div className={styles.half}>
          <ImageShown image={image} picture={picture} />
          <CopyAddress image={image} />
          <ImageFacts image={image} />
        </div>
        <div className={styles.half}>
          <ImageForm
            image={image}
            folders={folders}
            tags={tags}
            allTags={allTags}
            refusal={ofFocus ? undefined : refusal?.refusal}
            typed={ofFocus ? undefined : refusal?.typed}
            saved={saved}
          />
          <section aria-labelledby="uses" className={styles.section}>
            <h2 id="uses">Used in</h2>
            {uses.length === 0 ? <p className={shared.soft}>Not used anywhere.</p> : <UseList uses={uses} />}
          </section>
          {picture && (
            <section aria-labelledby="focus" className={styles.section}>
              <h2 id="focus">Focal point</h2>
              <FocusForm
                key={image.revision}
                picture={picture}
                refusal={ofFocus ? refusal?.refusal : undefined}
                isSaved={Boolean(actionData && "focused" in actionData)}
              />
            </section>
          )}
          <section aria-labelledby="replace" className={styles.section}>
            <h2 id="replace">Replace, crop or turn</h2>
            <ReplaceFile
              image={image}
              picture={picture}
              uses={uses}
              arrivedAt={imagePageOf(image.id, view, { arrived: "1" })}
            />
          </section>
          {former.length > 0 && (
            <section aria-labelledby="former" className={styles.section}>
              <h2 id="former">Former files</h2>
              <FormerFiles image={image} former={former} action={imagePageOf(image.id, view)} />
            </section>
          )}
          <section aria-labelledby="delete" className={styles.section}>
            <h2 id="delete">Delete</h2>
            <ConfirmDelete
              label={`Delete this ${nouns[image.kind]}: ${image.name}`}
              question={
                uses.length > 0
                  ? `It can be restored from the trash for ${trashDays} days. Until then there is a gap wherever it is used:`
                  : `It is not used anywhere, and can be restored from the trash for ${trashDays} days.`
              }
              about={uses.length > 0 && <UseList uses={uses} />}
              verb={uses.length > 0 ? "Delete anyway" : "Delete"}
              action={imagePageOf(image.id, view)}
              fields={{ intent: "delete", ...(uses.length > 0 && { force: "on" }) }}
            >
              Delete this {nouns[image.kind]}
            </ConfirmDelete>
          </section>
        </div>
      </div>
    </main>
  );
}

/** An image that is not there leads back to its list. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <main id="main" className={styles.page}>
      <h1>Picture not found</h1>
      <p role="alert">{gone}</p>
      <p>
        <ButtonLink to="/admin/images">Back to pictures</ButtonLink>
      </p>
    </main>
  );
}

const swappedWords = {
  replaced: "The file is replaced. The former file is kept for 30 days.",
  back: "The former file is restored. The file it replaced is kept for 30 days.",
};
