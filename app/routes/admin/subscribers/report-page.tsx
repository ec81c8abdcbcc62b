import { useEffect } from "react";
import { Link, useNavigation, useRevalidator } from "react-router";
import * as v from "valibot";
import { answersPresses, press, pressOne } from "#app/press.server.ts";
import { List } from "#app/ui/list/list.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { figure } from "@toadstool/elements/charts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { withQuery } from "#domain/addresses/with-query.ts";
import { throwAwayImport } from "#domain/subscribers/importing/imports.server.ts";
import { decideBroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import {
  readDecisions,
  type SubscriberImport,
  type Verdict,
  verdicts,
  verdictWords,
} from "#domain/subscribers/importing/import.ts";
import { takeImport } from "#domain/subscribers/importing/take-import.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/report-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { readReport, type Report } from "./report.server.ts";
import { ReportHead } from "./report-head.tsx";
import { broughtBackTo, rowsOf } from "./lists.tsx";
import styles from "./subscribers.module.css";
import { home } from "./view.ts";

const gone = refuse("missing", "not_found", "This import no longer exists. Imports are kept for a week.");

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const report = await readReport(services, owner, id, query);
  if (!report) throw notFound(gone.message);
  return report;
}

const nobodyChosen = refuse("invalid", "nobody_chosen", "Choose people first.");

const chosen = v.object({
  act: v.picklist(["as-left", "as-readers"]),
  ids: v.array(v.string()),
});

export const action = answersPresses(
  {
    take: async (services, owner, form, { id }) => {
      const taken = (await takeImport(services, owner, id, readDecisions(form))) ?? gone;
      return isRefused(taken) ? taken : {};
    },
    "change-many": press(
      chosen,
      (services, owner, { act, ids }, { id }) =>
        ids.length === 0
          ? Promise.resolve(nobodyChosen)
          : decideBroughtBack(services, owner, id, { ids, leave: act }),
      (_, { act, ids }) => ({
        words:
          act === "as-left"
            ? `${counted(ids.length, "person gets", "people get")} no more letters.`
            : `${counted(ids.length, "person stays a reader", "people stay readers")}.`,
      }),
      (form) => ({
        act: form.get("act"),
        ids: form.getAll(form.get("scope") === "chosen" ? "chosen" : "shown"),
      }),
    ),
    "throw-away": pressOne(throwAwayImport, () => ({
      words: "The import is deleted.",
      goTo: `${home}/import`,
    })),
  },
  "unseen",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: an import", matches)];

export default function ReportPage({ loaderData: report }: Route.ComponentProps) {
  const { refusal } = usePress("take");
  const { list } = report;
  const isBusy = useNavigation().state !== "idle";
  const discard = list.state === "done" ? "Delete the report" : "Discard this import";
  return (
    <AdminMain
      title={<h1 className={styles.address}>{list.fileName}</h1>}
      intro={
        <>
          <p>
            <Link to={`${home}/import`}>Import people</Link>
          </p>
          {refusal && <Trouble>{refusal.message}</Trouble>}
        </>
      }
    >
      {list.state === "reading" && <Progress list={list} />}
      {list.state === "failed" && <Trouble>{list.trouble}</Trouble>}
      {(list.state === "checked" || list.state === "done") && (
        <>
          <ReportHead {...report} />
          {report.broughtBack.length > 0 && (
            <List of={broughtBackTo(list.id)} items={report.broughtBack} found={report.broughtBack.length} />
          )}
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

/**
 * How much of a list has been read. Each request has some more of it read; without scripts the page reloads
 * regularly.
 */
function Progress({ list: { bytes, bytesRead, rows } }: { list: SubscriberImport }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return undefined;
    const next = setTimeout(() => void revalidate(), 500);
    return () => clearTimeout(next);
  }, [state, revalidate]);
  const share = Math.floor((bytesRead / Math.max(bytes, 1)) * 100);
  return (
    <section aria-labelledby="reading" className={shared.section}>
      <noscript>
        <meta httpEquiv="refresh" content="1" />
      </noscript>
      <h2 id="reading">Reading the list</h2>
      <ProgressBar label="Progress of reading the file" value={bytesRead} most={bytes} />
      <p className={shared.figure}>
        {share}% of the file, {figure(rows)} rows so far
      </p>
      <p className={shared.soft}>
        You can leave this page. The list will still be read to the end, only more slowly. No one is added
        yet.
      </p>
    </section>
  );
}

function ReportRows({ list, verdict, cursor, counts, rows, next }: Report) {
  const of = rowsOf(list);
  const countOf = (one: Verdict) => counts?.[one] ?? 0;
  const chip = (words: string, one: Verdict | undefined, count: number) => ({
    words,
    count,
    to: withQuery(of.home, { verdict: one }),
    isCurrent: one === verdict,
  });
  return (
    <List
      of={of}
      items={rows}
      view={{ search: "", chosen: verdict ? { verdict } : {}, cursor }}
      chips={[
        chip("All", undefined, list.rows),
        ...filledChips(verdicts, countOf, (one) => one === verdict).map((one) =>
          chip(verdictWords[one], one, countOf(one)),
        ),
      ]}
      cursor={next}
      press={
        rows.length > 0 && (
          <a href={withQuery(`${of.home}/report`, { verdict })} download className={shared.reach}>
            Download these rows as CSV
          </a>
        )
      }
    />
  );
}
