import { figure } from "@toadstool/elements/charts";
import { createContext, Link, redirect } from "react-router";
import { requireOwner, requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/upload-page";
import styles from "../library/library.module.css";
import { answerUpload } from "./upload.server.ts";

/** There is something to tell of an upload. */
const hasUpload = createContext(false);

/** Without an upload there is nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return context.get(hasUpload) ? null : redirect("/admin/images");
}

/** The way of uploading that needs no scripts; with them, files go through the API one by one. */
export async function action({ context, request }: Route.ActionArgs) {
  const given = await requireOwnersRequest(context, "unseen");
  context.set(hasUpload, true);
  return answerUpload(given, request);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: upload", matches)];

export default function ImagesUploadPage({ actionData }: Route.ComponentProps) {
  if (!actionData) return null;
  if ("refusal" in actionData) return <NothingArrived reason={actionData.refusal.message} />;
  const { arrived, refused, back } = actionData;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <h1>{arrived.length > 0 ? "Some files were not uploaded" : "No files were uploaded"}</h1>
        <p className={styles.lead}>
          {figure(arrived.length)} of {figure(arrived.length + refused.length)} files were uploaded.
        </p>
      </div>
      <section aria-labelledby="refused">
        <h2 id="refused">Refused</h2>
        <ul>
          {refused.map(({ fileName, reason, same }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may come twice
            <li key={index}>
              <strong>{fileName || "Unnamed file"}</strong>: {reason}{" "}
              {same && <Link to={`/admin/images/${same.id}`}>Open {same.name}</Link>}
            </li>
          ))}
        </ul>
      </section>
      {arrived.length > 0 && (
        <section aria-labelledby="arrived">
          <h2 id="arrived">Uploaded</h2>
          <ul>
            {arrived.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/admin/images/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Back to={back} />
    </main>
  );
}

function NothingArrived({ reason }: { reason: string }) {
  return (
    <main id="main" className={styles.page}>
      <h1>No files were uploaded</h1>
      <p role="alert">{reason}</p>
      <Back to="/admin/images" />
    </main>
  );
}

function Back({ to }: { to: string }) {
  return (
    <p>
      <ButtonLink to={to}>Back to images</ButtonLink>
    </p>
  );
}
