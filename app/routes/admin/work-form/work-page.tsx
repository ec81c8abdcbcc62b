import { type ShouldRevalidateFunctionArgs } from "react-router";
import { localDatetime } from "#domain/calendar/date-string.ts";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { answersPresses } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { FormPress } from "#app/ui/form/form.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findOwnersWork } from "#domain/works/owners-works.server.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import { kindAt, kindWords, worksAddress } from "../works/kinds.ts";
import type { Route } from "./+types/work-page";
import shared from "../admin.module.css";
import { formOf } from "./read-fields.server.ts";
import { gone, savesWork } from "./save-form.server.ts";
import { WorkForm } from "./work-form.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const kind = kindAt(params.works);
  if (!kind) throw notFound();
  const work = await findOwnersWork(services, owner, kind, params.id);
  if (!work) throw notFound(gone);
  const { row, file, hasFile, slug } = work;
  const { categories, profile } = await facts();
  const { timeZone } = profile;
  const publishAt = row?.publishAt
    ? localDatetime(row.publishAt, timeZone).slice(0, 16).replace(" ", "T")
    : "";
  const shown = publishAt ? "later" : row?.isHidden ? "no" : "yes";
  return {
    kind,
    id: row?.id ?? slug,
    file: hasFile ? file : null,
    isChanged: row !== null,
    title: work.facts.title,
    form: formOf(kind, work.facts, {
      tags: work.tags.map(({ name }) => name),
      translationOf: work.translationOf,
      shown,
      publishAt,
    }),
    version: row?.version ?? 0,
    timeZone,
    categories,
  };
}

export const action = answersPresses({ save: savesWork });

/** After a conflict the author is shown what was saved elsewhere. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: ${loaderData?.title ?? "work"}`, matches),
];

export default function WorkPage({ loaderData }: Route.ComponentProps) {
  const { kind, id, title, file, isChanged } = loaderData;
  const { one } = kindWords[kind];
  return (
    <AdminMain title={title} press={<FormPress form="work" />} gap="medium">
      {file !== null && <OfFile isChanged={isChanged} />}
      <WorkForm key={`${id} ${loaderData.version}`} {...loaderData} />
      {file === null ? (
        <Section id="delete" title="Delete">
          <ConfirmDelete
            label={`Delete this ${one}: ${title}`}
            question="It goes to the trash, and stays there for 30 days."
            action={worksAddress(kind)}
            fields={{ intent: "delete", kind, id }}
          >
            Delete this {one}
          </ConfirmDelete>
        </Section>
      ) : (
        isChanged && (
          <Section id="return" title="Back to the file">
            <ConfirmDelete
              label={`Remove the changes: ${title}`}
              question="What was changed here is removed, with the place in the order. The file is shown as it is now."
              verb="Back to the file"
              keep="Keep the changes"
              action={worksAddress(kind)}
              fields={{ intent: "return", kind, id: file }}
            >
              Remove the changes
            </ConfirmDelete>
          </Section>
        )
      )}
    </AdminMain>
  );
}

/** What may be changed of a work that lives in code. */
function OfFile({ isChanged }: { isChanged: boolean }) {
  return (
    <p className={shared.measure}>
      {isChanged
        ? "This work is a file of the site, and it was changed here: readers see what is below. A change of the file is not seen until you go back to it."
        : "This work is a file of the site. You can change what is said of it, its address, its place and who sees it; the file stays as it is."}{" "}
      It cannot be deleted here, only hidden.
    </p>
  );
}
