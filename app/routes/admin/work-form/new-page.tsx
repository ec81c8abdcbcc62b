import { localDatetime } from "#domain/calendar/date-string.ts";
import { answersPresses } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { FormPress } from "#app/ui/form/form.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { AdminMain } from "../admin-main.tsx";
import { kindAt, kindWords } from "../works/kinds.ts";
import type { Route } from "./+types/new-page";
import { formOf } from "./read-fields.server.ts";
import { savesWork } from "./save-form.server.ts";
import { WorkForm } from "./work-form.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, facts } = await requireOwnersRequest(context);
  const kind = kindAt(params.works);
  if (!kind) throw notFound();
  const { categories, profile } = await facts();
  const { timeZone } = profile;
  const today = localDatetime(services.clock(), timeZone).slice(0, 10);
  const date = kind === "project" ? today.slice(0, 4) : today;
  const form = formOf(kind, { date, ...(kind === "artwork" && { medium: "print" }) }, { shown: "yes" });
  return { kind, form, timeZone, categories, workKey: crypto.randomUUID() };
}

export const action = answersPresses({ save: savesWork });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: new ${loaderData ? kindWords[loaderData.kind].one : "work"}`, matches),
];

export default function NewWorkPage({ loaderData }: Route.ComponentProps) {
  const { kind } = loaderData;
  const { one } = kindWords[kind];
  return (
    <AdminMain title={`New ${one}`} press={<FormPress form="work" />} gap="medium">
      <WorkForm {...loaderData} file={null} />
    </AdminMain>
  );
}
