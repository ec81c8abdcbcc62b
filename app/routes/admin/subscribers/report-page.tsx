import { Link, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound, refused, requireOwner, unknownIntent } from "#app/respond.ts";
import { Trouble } from "#app/ui/notice/notice.tsx";
import { titled } from "#app/ui/page/page-meta.ts";
import { throwAwayImport } from "#domain/subscribers/importing/imports.server.ts";
import { takeImport } from "#domain/subscribers/importing/take-import.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/report-page";
import { Progress } from "./progress.tsx";
import { readReport } from "./report.server.ts";
import { ReportHead } from "./report-head.tsx";
import { ReportRows } from "./report-rows.tsx";
import styles from "./subscribers.module.css";
import { ThrowAway } from "./throw-away.tsx";
import { home } from "./view.ts";

const gone = "This import no longer exists. Imports are kept for a week.";

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const query = new URL(request.url).searchParams;
  const report = await readReport(context.get(requestContext).services, owner, id, query);
  if (!report) throw notFound(gone);
  return report;
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  switch ((await request.formData()).get("intent")) {
    case "take": {
      const outcome = await takeImport(services, owner, id);
      if (!outcome) throw notFound(gone);
      return isRefused(outcome) ? refused(outcome) : redirect(`${home}/import/${id}`);
    }
    case "throw-away":
      await throwAwayImport(services, owner, id);
      return redirect(`${home}/import`);
    default:
      return refused(unknownIntent);
  }
}

export const meta: Route.MetaFunction = () => [{ title: titled("Admin: a list") }];

export default function ReportPage({ loaderData: report, actionData }: Route.ComponentProps) {
  const { list } = report;
  return (
    <main id="main" className={styles.page}>
      <div className={styles.head}>
        <p>
          <Link to={`${home}/import`}>Import subscribers</Link>
        </p>
        <h1 className={styles.address}>{list.fileName}</h1>
        {actionData && <Trouble>{actionData.refusal.message}</Trouble>}
      </div>
      {list.state === "reading" && <Progress list={list} />}
      {list.state === "failed" && <Trouble>{list.trouble}</Trouble>}
      {(list.state === "checked" || list.state === "done") && (
        <>
          <ReportHead {...report} />
          <ReportRows {...report} />
        </>
      )}
      <ThrowAway list={list} />
    </main>
  );
}
