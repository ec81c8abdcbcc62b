import { isRouteErrorResponse, Link, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound, parseForm, refused, requireOwner, typedIn } from "#app/respond.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDelete } from "#app/ui/confirm-delete.tsx";
import { titled } from "#app/ui/page-meta.ts";
import { deleteImage } from "#domain/images/deleting.server.ts";
import { listFolders } from "#domain/images/folders.server.ts";
import { imageChangeInput } from "#domain/images/image.ts";
import { changeImage, findImage } from "#domain/images/images.server.ts";
import { findNeighbours } from "#domain/images/neighbours.server.ts";
import { pictureOf } from "#domain/images/picture.ts";
import { findUses } from "#domain/images/uses.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/image-page";
import { addressOf, imagePageOf, listedIn, readView } from "./address.ts";
import { CopyAddress } from "./copy-address.tsx";
import { ImageFacts } from "./image-facts.tsx";
import styles from "./image.module.css";
import { ImageForm } from "./image-form.tsx";
import { ReplaceFile } from "./replace-file.tsx";
import { Show } from "./image-shown.tsx";
import { UseList } from "./uses.tsx";

const gone = "This image is not there any more. It may have been deleted in another window.";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const image = await findImage(services, params.id);
  if (!image) throw notFound(gone);
  const view = readView(new URL(request.url).searchParams);
  const [uses, folders] = await Promise.all([findUses(services), listFolders(services, owner)]);
  const listed = listedIn(view, [...uses.keys()]);
  return {
    image,
    view,
    folders,
    hasArrived: new URL(request.url).searchParams.has("arrived"),
    picture: image.kind === "picture" ? pictureOf(image) : null,
    uses: uses.get(image.id) ?? [],
    ...(await findNeighbours(services, owner, image, listed)),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const form = await request.formData();
  if (form.get("intent") === "delete") {
    const deleted = await deleteImage(services, owner, params.id, { force: form.has("force") });
    if (isRefused(deleted)) return refused(deleted);
    const view = readView(new URL(request.url).searchParams);
    return redirect(addressOf(view, {}, { deleted: "1" }), 303);
  }
  const change = parseForm(imageChangeInput, form);
  const changed = isRefused(change) ? change : await changeImage(services, owner, params.id, change);
  if (isRefused(changed)) return refused(changed, typedIn(form));
  if (!changed) throw notFound(gone);
  return { saved: changed.updatedAt };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(`Image: ${loaderData?.image.name ?? "gone"}`) },
];

export default function ImageDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { image, view, folders, picture, uses, newer, older, hasArrived } = loaderData;
  const refusal = actionData && "refusal" in actionData ? actionData : undefined;
  const saved = actionData && "saved" in actionData ? actionData.saved : undefined;
  return (
    <main id="main" className={styles.page} key={image.id}>
      <nav aria-label="Other images" className={styles.ways}>
        <Link to={addressOf(view)}>All {view.folder ? `in ${view.folder}` : "images"}</Link>
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
      {hasArrived && <output className={styles.saved}>The new file is in its place.</output>}
      <div className={styles.halves}>
        <div className={styles.half}>
          <Show image={image} picture={picture} />
          <CopyAddress image={image} />
          <ImageFacts image={image} />
        </div>
        <div className={styles.half}>
          <ImageForm
            image={image}
            folders={folders}
            refusal={refusal?.refusal}
            typed={refusal?.typed}
            saved={saved}
          />
          <section aria-labelledby="uses" className={styles.section}>
            <h2 id="uses">Used in</h2>
            {uses.length === 0 ? <p className={styles.soft}>Nothing uses it.</p> : <UseList uses={uses} />}
          </section>
          <section aria-labelledby="replace" className={styles.section}>
            <h2 id="replace">Another file in its place</h2>
            <ReplaceFile image={image} />
          </section>
          <section aria-labelledby="delete" className={styles.section}>
            <h2 id="delete">Delete</h2>
            <ConfirmDelete
              label={`Delete this ${nouns[image.kind]}: ${image.name}`}
              question={
                uses.length > 0
                  ? "Deleting is for good: there is no trash for files. An empty place stays wherever it is used:"
                  : "Nothing uses it. Deleting is for good: there is no trash for files."
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

/** What is not there leads back to its list. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <main id="main" className={styles.page}>
      <h1>No image here</h1>
      <p role="alert">{gone}</p>
      <p>
        <ButtonLink to="/admin/images">Back to the images</ButtonLink>
      </p>
    </main>
  );
}

const nouns = { picture: "picture", video: "film", audio: "sound" };
