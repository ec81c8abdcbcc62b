import { Form, Link, redirect, useNavigation } from "react-router";
import { refused, requireOwnersRequest } from "#app/respond.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { List } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { counted } from "#domain/text/counted.ts";
import { fileSize } from "@toadstool/media";
import { largestList } from "#domain/subscribers/importing/import.ts";
import { listImports } from "#domain/subscribers/importing/imports.server.ts";
import { countBroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import { readOn } from "#domain/subscribers/importing/read-on.server.ts";
import { receiveList } from "#domain/subscribers/importing/receive-list.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Route } from "./+types/import-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { imports } from "./import-list.tsx";
import styles from "./subscribers.module.css";
import { home } from "./view.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const lists = await listImports(services, owner);
  return { lists, broughtBack: await countBroughtBack(services, owner, lists) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { outcome, typed } = await receiveList(services, owner, request);
  if (isRefused(outcome)) return refused(outcome, typed);
  // A short list is read by then, so that its preview is the next page.
  await readOn(services, owner, outcome.id);
  return redirect(`${home}/import/${outcome.id}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: import people", matches)];

export default function ImportPage({ loaderData: { lists, broughtBack }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const refusal = actionData?.refusal;
  return (
    <AdminMain
      title="Import people"
      up={{ to: home, words: "People" }}
      intro={
        <p className={shared.measure}>
          A CSV file of up to {fileSize(largestList)}, as exported by newsletter services and spreadsheets.
          Only the addresses, the tags and what says who still reads are taken from it. No one is added until
          you have seen a preview of every row.
        </p>
      }
    >
      {refusal && (
        <Trouble>
          {refusal.issues.length > 0 ? "The list was not imported. See below what to fix." : refusal.message}
        </Trouble>
      )}
      {/* A whole document: the browser itself shows how the file goes up. */}
      <Form
        method="post"
        encType="multipart/form-data"
        reloadDocument
        className={`${shared.section} ${shared.measure} ${styles.form}`}
      >
        <TextField
          label="Consent"
          hint="How these people agreed to receive your letters. Kept with each address as a record: “Subscribed to my old newsletter, moved in June.”"
          name="consent"
          required
          maxLength={1000}
          rows={3}
          defaultValue={actionData?.typed.consent}
          issues={refusal?.issues}
        />
        <Field
          label="CSV file"
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          required
          issues={refusal?.issues}
        />
        <div>
          <Button type="submit" disabled={isBusy}>
            Preview the import
          </Button>
        </div>
      </Form>
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
