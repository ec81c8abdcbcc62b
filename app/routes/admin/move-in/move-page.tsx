import { Asked } from "@toadstool/elements/dialog/asked";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { useNavigation } from "react-router";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { systemName } from "#domain/moving-in/move.ts";
import type { Route } from "./+types/move-page.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { answerMoveForm } from "./move-form.server.ts";
import { gone, readMovePage } from "./move-page.server.ts";
import { MoveItems } from "./move-items.tsx";
import { MoveState } from "./move-state.tsx";
import styles from "./move-in.module.css";

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const page = await readMovePage(services, owner, id, new URL(request.url).searchParams);
  if (!page) throw notFound(gone);
  return page;
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerMoveForm(services, owner, await request.formData(), id);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a move", matches)];

export default function MovePage({ loaderData: page, actionData }: Route.ComponentProps) {
  const { move } = page.report;
  const isAtWork = move.state === "running" || move.state === "undoing";
  const isBusy = useNavigation().state === "submitting";
  const isBrought = move.state !== "arriving" && move.state !== "staged";
  const discard = isBrought ? "Forget this move" : "Discard this export";
  return (
    <AdminMain
      title={<h1 className={styles.name}>{move.name}</h1>}
      up={{ to: "/admin/move-in", words: "Move in" }}
      intro={
        <>
          <p>
            From {systemName(move.system)}
            {move.site && `, ${move.site}`}
          </p>
          {actionData && <Trouble>{actionData.refusal.message}</Trouble>}
        </>
      }
    >
      <MoveState page={page} refusal={actionData} />
      <MoveItems {...page} />
      {!isAtWork && (
        <div className={shared.row}>
          <Asked summary={`${discard}…`}>
            <p>{discarding(move.state)}</p>
            <FormButton intent="discard" look="danger" disabled={isBusy}>
              {discard}
            </FormButton>
          </Asked>
        </div>
      )}
    </AdminMain>
  );
}

function discarding(state: string): string {
  if (state === "arriving" || state === "staged")
    return "Nothing is brought in, and what was read is deleted.";
  return state === "undone"
    ? "The report is deleted."
    : "What it has brought stays, and can no longer be undone as a whole.";
}
