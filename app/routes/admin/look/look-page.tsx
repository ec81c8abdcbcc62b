import { requireOwnersRequest } from "#app/respond.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/look-page.ts";
import { FactsFrame } from "../facts/facts-frame.tsx";
import { answerFactsForm } from "../facts/saving.server.ts";
import { fieldsOf, lookFrom } from "./look-fields.server.ts";
import { LookForm } from "./look-form.tsx";
import { LookPreview } from "./look-preview.tsx";

const page = "/admin/email/look";
const name = "letterLook";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { value, ...edited } = await findEditedFacts(services, owner, name);
  return { ...edited, fields: fieldsOf(value) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const form = await request.formData();
  const saved = "Saved. The next letters have this look.";
  return answerFactsForm(services, owner, { name, form, page, saved }, (typed) => lookFrom(services, typed));
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: look of letters", matches)];

/** The mark and the colours of all mails that the site sends. */
export default function LookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, ...edited } = loaderData;
  const { refusal, typed } = actionData ?? {};
  return (
    <FactsFrame
      {...edited}
      up={{ to: "/admin/email", words: "Letters" }}
      title="Look of letters"
      intro="The mark and the colours of letters, confirmations and all other mail to your readers. Letters that have begun to go out keep the look they have. Inboxes with dark colours show dark ones of their own, which do not change."
      page={page}
      file="letter-look.ts"
      refusal={refusal}
    >
      <LookForm
        key={edited.version}
        values={{ version: String(edited.version), ...(typed ?? fields) }}
        issues={refusal?.issues}
      />
      <LookPreview version={edited.version} />
    </FactsFrame>
  );
}
