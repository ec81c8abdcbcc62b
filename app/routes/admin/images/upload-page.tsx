import { figure } from "@toadstool/elements/charts";
import { createContext, Link, redirect } from "react-router";
import { requireOwner, requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/upload-page";
import { AdminMain, Section } from "../admin-main.tsx";
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
    <AdminMain
      title={arrived.length > 0 ? "Some files were not uploaded" : "No files were uploaded"}
      gap="medium"
      intro={
        <p>
          {figure(arrived.length)} of {figure(arrived.length + refused.length)} files were uploaded.
        </p>
      }
    >
      <Section id="refused" title="Refused">
        <ul>
          {refused.map(({ fileName, reason, same }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may come twice
            <li key={index}>
              <strong>{fileName || "Unnamed file"}</strong>: {reason}{" "}
              {same && <Link to={`/admin/images/${same.id}`}>Open {same.name}</Link>}
            </li>
          ))}
        </ul>
      </Section>
      {arrived.length > 0 && (
        <Section id="arrived" title="Uploaded">
          <ul>
            {arrived.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/admin/images/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Back to={back} />
    </AdminMain>
  );
}

function NothingArrived({ reason }: { reason: string }) {
  return (
    <AdminMain title="No files were uploaded" gap="medium">
      <p role="alert">{reason}</p>
      <Back to="/admin/images" />
    </AdminMain>
  );
}

function Back({ to }: { to: string }) {
  return (
    <p>
      <ButtonLink to={to}>Back to pictures</ButtonLink>
    </p>
  );
}
