import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { findEntries } from "../facts/find-entries.server.ts";
import { ListFrame } from "../facts/list-frame.tsx";
import { answerListForm } from "../facts/list-form.server.ts";
import { entryListAt } from "./entry-lists.ts";
import { profileParts } from "./parts.ts";

function listAt(name: string) {
  const list = entryListAt(name);
  if (!list) throw notFound();
  return list;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return findEntries(services, owner, { list: listAt(params.list), request });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const list = listAt(params.list);
  const page = `/admin/profile/${params.list}`;
  return answerListForm(services, owner, { list, form: await request.formData(), page });
}

export const meta: Route.MetaFunction = ({ matches, params }) => [
  tabTitle(`Admin: ${(params.list && entryListAt(params.list)?.title.toLowerCase()) ?? "profile"}`, matches),
];

/** A list of the profile. */
export default function ListPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const list = listAt(params.list);
  return (
    <ListFrame
      {...{ list, loaderData, actionData }}
      page={`/admin/profile/${params.list}`}
      file={`${list.fact}.ts`}
      parts={profileParts}
      empty={<p>{list.empty} Until then, readers see nothing of them.</p>}
    />
  );
}
