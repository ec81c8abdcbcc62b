import { Link, useNavigation, useRevalidator } from "react-router";
import { uploadsAt } from "#app/browser/uploads/uploads.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { ImageGrid } from "#app/ui/picture/image-grid.tsx";
import { Uploader } from "#app/ui/uploads/uploader.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import type { Route } from "./+types/library-page";
import { addressOf, imagePageOf, readView } from "../address.ts";
import { AskDelete } from "../chosen/ask-delete.tsx";
import { ChosenForm, ChoosingTile } from "../chosen/chosen.tsx";
import { Drawers } from "./drawers.tsx";
import { Filters } from "./filters.tsx";
import { AltTexts, OvertakenAltTexts } from "../alt-texts/alt-texts.tsx";
import { answerImagesForm } from "../chosen/chosen.server.ts";
import { LibraryHead } from "./library-head.tsx";
import { readLibrary } from "./library.server.ts";
import shared from "../images.module.css";
import styles from "./library.module.css";
import { IncompleteImages } from "../missing-files.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { Storage } from "./storage.tsx";

const libraryUploads = uploadsAt("library");

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  return readLibrary(services, owner, readView(query));
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readView(new URL(request.url).searchParams);
  return answerImagesForm(services, owner, await request.formData(), view);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: images", matches)];

export default function ImagesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, tiles, cursor, folders } = loaderData;
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== "idle";
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  const overtaken = actionData && "overtaken" in actionData ? actionData : undefined;
  const asked = actionData && "asked" in actionData ? actionData.asked : undefined;
  return (
    <main id="main" className={styles.page}>
      <LibraryHead {...loaderData} />
      <Uploader uploads={libraryUploads} folder={view.folder} onArrived={() => void revalidate()} />
      <Drawers view={view} folders={folders} />
      <section aria-labelledby="results" className={styles.section}>
        <Filters {...loaderData} />
        {refusal && (
          <p role="alert" className={shared.refusal}>
            {refusal.message}
          </p>
        )}
        {overtaken && <OvertakenAltTexts view={view} {...overtaken} />}
        {asked && <AskDelete key={asked.map(({ id }) => id).join()} asked={asked} />}
        {tiles.length === 0 ? (
          <NothingHere {...loaderData} />
        ) : view.isChoosing ? (
          <ChosenForm view={view} folders={folders} tags={loaderData.tags}>
            <ImageGrid tiles={tiles} renderName={(tile, name) => <ChoosingTile id={tile.id} name={name} />} />
          </ChosenForm>
        ) : view.show === "withoutAlt" ? (
          <AltTexts
            view={view}
            tiles={tiles}
            refusal={refusal}
            typed={actionData && "typed" in actionData ? actionData.typed : undefined}
          />
        ) : (
          <div aria-busy={isBusy}>
            <ImageGrid
              tiles={tiles}
              first={8}
              renderName={({ id }, name) => (
                <Link to={imagePageOf(id, view)} className={styles.open}>
                  {name}
                </Link>
              )}
            />
          </div>
        )}
        <PageLinks
          label="Pages of images"
          rowClass={styles.pages}
          links={[
            ["Newest", view.cursor && addressOf(view)],
            ["Older", cursor && addressOf(view, { cursor })],
          ]}
        />
      </section>
      <IncompleteImages {...loaderData} />
      <Storage {...loaderData} />
    </main>
  );
}
