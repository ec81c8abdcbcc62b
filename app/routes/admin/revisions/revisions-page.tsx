import { Form, Link } from "react-router";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { TextKind } from "#domain/revisions/revision.ts";
import type { Route } from "./+types/revisions-page.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { Compared } from "./compared.tsx";
import { RevisionList } from "./list.tsx";
import styles from "./revisions-page.module.css";
import { answerRestore, readRevisions } from "./revisions.server.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const kind = textKind(params.kind);
  const query = new URL(request.url).searchParams;
  const found = kind && (await readRevisions(services, owner, { kind, id: params.id }, query));
  if (!found) throw notFound("This text does not exist. It may have been deleted: check the trash.");
  return found;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const kind = textKind(params.kind);
  if (!kind) throw notFound("This text does not exist.");
  return answerRestore(services, owner, { kind, id: params.id }, await request.formData());
}

const textKind = (written: string): TextKind | null =>
  written === "post" || written === "draft" ? written : null;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Revisions: ${loaderData?.text.title ?? "gone"}`, matches),
];

export default function RevisionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, text, revisions, comparison } = loaderData;
  const refusal = actionData?.refusal;
  return (
    <AdminMain
      title="Revisions"
      gap="medium"
      intro={
        <p>
          Earlier versions of the {kind}{" "}
          <Link to={`/admin/blog?${kind}=${text.id}&edit`} dir="auto">
            {text.title}
          </Link>
        </p>
      }
    >
      {refusal && (
        <div role="alert" className={`${warningClass} ${shared.form}`}>
          <p>{refusal.message}</p>
          {refusal.code === "slug_taken" && (
            <Form method="post">
              <input type="hidden" name="revisionId" value={actionData?.typed.revisionId ?? ""} />
              <input type="hidden" name="version" value={text.version} />
              <Button type="submit">Restore and keep the current address</Button>
            </Form>
          )}
        </div>
      )}
      {comparison ? (
        <div className={`${shared.sides} ${styles.sides}`}>
          <section aria-labelledby="list-title" className={shared.section}>
            <h2 id="list-title">Revisions</h2>
            <RevisionList revisions={revisions} text={text} {...comparison} />
          </section>
          <section aria-labelledby="compared" className={shared.section}>
            <h2 id="compared">Differences</h2>
            <Compared comparison={comparison} revisions={revisions} />
          </section>
        </div>
      ) : (
        <p className={shared.soft}>
          No revisions yet. One is saved at each publishing, before each update of a post, and for each hour
          of drafting.
        </p>
      )}
    </AdminMain>
  );
}
