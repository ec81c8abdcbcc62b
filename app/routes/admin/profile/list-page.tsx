import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { findEntries } from "../facts/find-entries.server.ts";
import { ListFrame } from "../facts/list-frame.tsx";
import { answersList } from "../facts/list-form.server.ts";
import { entryListAt } from "./entry-lists.server.ts";

function listAt(name: string) {
  const list = entryListAt(name);
  if (!list) throw notFound();
  return { ...list, empty: `${list.empty} Until then, readers see nothing of them.` };
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return findEntries(services, owner, { list: listAt(params.list), request });
}

export const action = (args: Route.ActionArgs) =>
  answersList(listAt(args.params.list), `/admin/profile/${args.params.list}`)(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: ${loaderData?.list.title.toLowerCase() ?? "profile"}`, matches),
];

/** A list of the profile. */
export default function ListPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <ListFrame
      loaderData={loaderData}
      page={`/admin/profile/${params.list}`}
      file={`${loaderData.list.fact}.ts`}
    />
  );
}
