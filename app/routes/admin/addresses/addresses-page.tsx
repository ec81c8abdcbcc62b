import { tabTitle } from "#app/ui/page/page-meta.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { listDeadLinks } from "#domain/addresses/links.server.ts";
import { listEscaped } from "#domain/addresses/escaped.server.ts";
import { listMissing } from "#domain/addresses/missing.server.ts";
import { listRedirects } from "#domain/addresses/redirects.server.ts";
import type { Route } from "./+types/addresses-page.ts";
import { AdminMain } from "../admin-main.tsx";
import { answerAddressesForm } from "./addresses-form.server.ts";
import { DeadLinks } from "./dead-links.tsx";
import { Escaped } from "./escaped.tsx";
import { Missing } from "./missing.tsx";
import { Redirects } from "./redirects.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const [redirects, missing, deadLinks, escaped] = await Promise.all([
    listRedirects(services, owner),
    listMissing(services, owner),
    listDeadLinks(services, owner),
    listEscaped(services, owner),
  ]);
  const path = new URL(request.url).searchParams.get("path") ?? "";
  return { redirects, missing, deadLinks, escaped, path };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerAddressesForm(services, owner, await request.formData());
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: addresses", matches)];

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { redirects, missing, deadLinks, escaped, path } = loaderData;
  const isOfMending =
    actionData && ("mended" in actionData || ("refusal" in actionData && actionData.typed.intent === "mend"));
  return (
    <AdminMain
      title="Addresses"
      intro={
        <p>Old addresses that lead on, addresses that readers did not find, and links that no longer work.</p>
      }
    >
      <Redirects redirects={redirects} path={path} answer={isOfMending ? undefined : actionData} />
      <Missing missing={missing} />
      <DeadLinks links={deadLinks} />
      <Escaped texts={escaped} answer={isOfMending ? actionData : undefined} />
    </AdminMain>
  );
}
