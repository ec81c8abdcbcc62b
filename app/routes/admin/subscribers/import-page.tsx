import { Link, redirect } from "react-router";
import { refused, requireOwnersRequest } from "#app/respond.ts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { FormOf } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { List } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { counted } from "#domain/text/counted.ts";
import { fileSize } from "@toadstool/media";
import { largestList, listInput } from "#domain/subscribers/importing/import.ts";
import { listImports } from "#domain/subscribers/importing/imports.server.ts";
import { countBroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import { readOn } from "#domain/subscribers/importing/read-on.server.ts";
import { receiveList } from "#domain/subscribers/importing/receive-list.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/import-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { imports } from "./lists.tsx";
import { home } from "./view.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const lists = await listImports(services, owner);
  const broughtBack = await countBroughtBack(services, owner, lists);
  return { lists, broughtBack, form: formFor(listInput) };
}

/** Read as it arrives: it is no press, since a press has its whole form in memory. */
export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { outcome, typed } = await receiveList(services, owner, request);
  if (isRefused(outcome)) return refused(outcome, { ...typed, intent: "import" });
  // A short list is read by then, so that its preview is the next page.
  await readOn(services, owner, outcome.id);
  return redirect(`${home}/import/${outcome.id}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: import people", matches)];

export default function ImportPage({ loaderData: { lists, broughtBack, form } }: Route.ComponentProps) {
  return (
    <AdminMain
      title="Import people"
      intro={
        <p className={shared.measure}>
          A CSV file of up to {fileSize(largestList)}, as exported by newsletter services and spreadsheets.
          Only the addresses, the tags and what says who still reads are taken from it. No one is added until
          you have seen a preview of every row.
        </p>
      }
    >
      <FormOf id="list" form={form} press="import" words={{ save: "Preview the import" }} />
      {lists.length > 0 && (
        <List of={imports} items={lists}>
          {lists.map(({ id, fileName }) => {
            const count = broughtBack.get(id) ?? 0;
            return (
              count > 0 && (
                <Trouble key={id}>
                  {counted(count, "reader")} came by an import, while {fileName} says that they had left.{" "}
                  <Link to={`${home}/import/${id}#brought-back`}>Decide about them</Link>
                </Trouble>
              )
            );
          })}
        </List>
      )}
    </AdminMain>
  );
}
