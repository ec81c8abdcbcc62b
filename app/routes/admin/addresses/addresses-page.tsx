import * as v from "valibot";
import { answersPresses, press } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { FormOf } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { List } from "#app/ui/list/list.tsx";
import { readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { Unfolding } from "#app/ui/press/unfolding.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import { mendInput } from "#domain/addresses/escaped.ts";
import { listEscaped, mendEscaped, nothingToMend } from "#domain/addresses/escaped.server.ts";
import { listDeadLinks } from "#domain/addresses/links.server.ts";
import { forgetMissing, listMissing } from "#domain/addresses/missing.server.ts";
import { redirectInput } from "#domain/addresses/redirect.ts";
import { addRedirect, listRedirectsAfter, removeRedirect } from "#domain/addresses/redirects.server.ts";
import type { Route } from "./+types/addresses-page.ts";
import { AdminMain } from "../admin-main.tsx";
import { deadLinks, escaped, home, missing, redirects } from "./address-lists.tsx";

const mostOnPage = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const view = readListView(query);
  const [leading, notFound, dead, texts] = await Promise.all([
    listRedirectsAfter(services, owner, { after: view.cursor, limit: mostOnPage }),
    listMissing(services, owner),
    listDeadLinks(services, owner),
    listEscaped(services, owner),
  ]);
  const path = query.get("path") ?? "";
  const cursor = leading.length === mostOnPage ? leading.at(-1)?.path : null;
  return { leading, view, cursor, notFound, dead, texts, form: formFor(redirectInput, { path }) };
}

export const action = answersPresses({
  add: press(redirectInput, addRedirect, ({ path, target }) => ({
    words: `${path} now leads to ${target}.`,
    goTo: home,
  })),
  remove: press(
    v.object({ id: v.string(), target: v.string() }),
    (services, owner, { id }) => removeRedirect(services, owner, id),
    (_, { id, target }) => ({
      words: `${id} leads nowhere now.`,
      undo: { intent: "add", path: id, target },
    }),
  ),
  forget: press(
    v.object({ id: v.string() }),
    (services, owner, { id }) => forgetMissing(services, owner, id),
    (_, { id }) => ({ words: `${id} is off the list. It comes back when a reader asks for it again.` }),
  ),
  mend: press(
    mendInput,
    async (services, owner, wanted) => (await mendEscaped(services, owner, wanted)) ?? nothingToMend,
    ({ title }) => ({ words: `The addresses in “${title || "Untitled"}” are repaired.` }),
  ),
});

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: addresses", matches)];

export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  const { leading, view, cursor, notFound, dead, texts, form } = loaderData;
  const { path = "" } = form.texts;
  const { refusal } = usePress("mend");
  return (
    <AdminMain
      title="Addresses"
      press={
        <Unfolding words="Add a redirect" intent="add" isOpen={path !== ""}>
          <FormOf key={path} id="redirect" form={form} press="add" words={{ save: "Add redirect" }} />
        </Unfolding>
      }
      intro={
        <p>Old addresses that lead on, addresses that readers did not find, and links that no longer work.</p>
      }
    >
      <List of={redirects} items={leading} view={view} cursor={cursor} />
      <List of={missing} items={notFound.slice(0, mostOnPage)} found={notFound.length} />
      <List of={deadLinks} items={dead.slice(0, mostOnPage)} found={dead.length} />
      {(texts.length > 0 || refusal) && <List of={escaped} items={texts} />}
    </AdminMain>
  );
}
