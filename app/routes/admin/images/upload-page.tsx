import { figure } from "@toadstool/elements/charts";
import { createContext, Link, redirect, useActionData } from "react-router";
import { requireOwner, requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/upload-page";
import { AdminMain } from "../admin-main.tsx";
import { answerUpload, type Reported } from "./upload.server.ts";

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

/** What became of the files of a form, where not all of them arrived. */
export default function ImagesUploadPage() {
  const { refusal, arrived = [], refused = [], back = "/admin/images" } = useActionData<Reported>() ?? {};
  return (
    <AdminMain
      title={arrived.length > 0 ? "Some files were not uploaded" : "No files were uploaded"}
      gap="medium"
    >
      {refusal ? (
        <p role="alert">{refusal.message}</p>
      ) : (
        <p>
          {figure(arrived.length)} of {figure(arrived.length + refused.length)} files were uploaded.
        </p>
      )}
      <ul>
        {refused.map(({ fileName, reason, same }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may come twice
          <li key={index}>
            <strong>{fileName || "Unnamed file"}</strong>: {reason}{" "}
            {same && <Link to={`/admin/images/${same.id}`}>Open {same.name}</Link>}
          </li>
        ))}
        {arrived.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/admin/images/${id}`}>{name}</Link> was uploaded.
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={back}>Back to pictures</ButtonLink>
      </p>
    </AdminMain>
  );
}
