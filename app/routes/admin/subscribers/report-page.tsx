import { useNavigation } from "react-router";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { throwAwayImport } from "#domain/subscribers/importing/imports.server.ts";
import { decideBroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import { readDecisions } from "#domain/subscribers/importing/import.ts";
import { takeImport } from "#domain/subscribers/importing/take-import.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/report-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { answerForm, type FormHandler } from "../answer-form.server.ts";
import { BroughtBackPeople } from "./brought-back-people.tsx";
import { Progress } from "./progress.tsx";
import { readReport } from "./report.server.ts";
import { ReportHead } from "./report-head.tsx";
import { ReportRows } from "./report-rows.tsx";
import styles from "./subscribers.module.css";
import { home } from "./view.ts";

const gone = "This import no longer exists. Imports are kept for a week.";

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const report = await readReport(services, owner, id, query);
  if (!report) throw notFound(gone);
  return report;
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context, "unseen");
  return answerForm(services, owner, await request.formData(), intents, id);
}

function decideOn(leave: "as-left" | "as-readers"): FormHandler {
  return async (services, owner, form, id) => {
    await decideBroughtBack(services, owner, id, { ids: form.getAll("person").map(String), leave });
    return `${home}/import/${id}`;
  };
}

const intents: Record<string, FormHandler> = {
  take: async (services, owner, form, id) => {
    const outcome = await takeImport(services, owner, id, readDecisions(form));
    if (!outcome) throw notFound(gone);
    return isRefused(outcome) ? outcome : `${home}/import/${id}`;
  },
  "as-left": decideOn("as-left"),
  "as-readers": decideOn("as-readers"),
  "throw-away": async (services, owner, _form, id) => {
    await throwAwayImport(services, owner, id);
    return `${home}/import`;
  },
};

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: a list", matches)];

export default function ReportPage({ loaderData: report, actionData }: Route.ComponentProps) {
  const { list } = report;
  const isBusy = useNavigation().state !== "idle";
  const discard = list.state === "done" ? "Delete the report" : "Discard this import";
  return (
    <AdminMain
      title={<h1 className={styles.address}>{list.fileName}</h1>}
      up={{ to: `${home}/import`, words: "Import subscribers" }}
      intro={actionData && <Trouble>{actionData.refusal.message}</Trouble>}
    >
      {list.state === "reading" && <Progress list={list} />}
      {list.state === "failed" && <Trouble>{list.trouble}</Trouble>}
      {(list.state === "checked" || list.state === "done") && (
        <>
          <ReportHead {...report} answer={actionData} />
          <BroughtBackPeople people={report.broughtBack} />
          <ReportRows {...report} />
        </>
      )}
      <div className={shared.row}>
        <Asked summary={`${discard}…`}>
          <p>
            {list.state === "done"
              ? "The subscribers it added stay."
              : "No one is added, and the list is deleted."}
          </p>
          <FormButton intent="throw-away" look="danger" disabled={isBusy}>
            {discard}
          </FormButton>
        </Asked>
      </div>
    </AdminMain>
  );
}
