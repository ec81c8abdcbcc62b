import { localDatetime } from "#domain/calendar/date-string.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { AdminMain } from "../admin-main.tsx";
import { kindAt, kindWords, worksAddress } from "../works/kinds.ts";
import type { Route } from "./+types/new-page";
import type { Fields } from "./fields.ts";
import { makeOfForm } from "./save-form.server.ts";
import { WorkForm } from "./work-form.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, facts } = await requireOwnersRequest(context);
  const kind = kindAt(params.works);
  if (!kind) throw notFound();
  const { categories, profile } = await facts();
  const { timeZone } = profile;
  const today = localDatetime(services.clock(), timeZone).slice(0, 10);
  const saved: Fields = { date: kind === "project" ? today.slice(0, 4) : today, shown: "yes" };
  return { kind, saved, timeZone, categories, workKey: crypto.randomUUID() };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const kind = kindAt(params.works);
  if (!kind) throw notFound();
  return makeOfForm(services, owner, kind, await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: new ${loaderData ? kindWords[loaderData.kind].one : "work"}`, matches),
];

export default function NewWorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind } = loaderData;
  const { one, name } = kindWords[kind];
  return (
    <AdminMain title={`New ${one}`} up={{ to: worksAddress(kind), words: name }} gap="medium">
      <WorkForm {...loaderData} file={null} refusal={actionData?.refusal} typed={actionData?.typed} />
    </AdminMain>
  );
}
