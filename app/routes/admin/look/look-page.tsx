import { answersPresses } from "#app/press.server.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findPictures } from "#domain/articles/placing.server.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { isRefused, refuseField } from "#domain/outcome.ts";
import { letterLook as schema } from "#domain/profile/letter-look.ts";
import type { Route } from "./+types/look-page.ts";
import styles from "./look.module.css";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { FactsForm } from "../facts/facts-form.tsx";
import { changesFacts, commonPresses, parseForm } from "../facts/saving.server.ts";
import frames from "../letters/preview.module.css";

const page = "/admin/email/look";
const edited = { name: "letterLook", page } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const { value, ...facts } = await findEditedFacts(services, owner, "letterLook");
  return { ...facts, form: formFor(schema, value) };
}

export const action = answersPresses({
  ...commonPresses(edited),
  save: changesFacts(edited, async (_, typed, services) => {
    const value = parseForm(schema, typed);
    if (isRefused(value)) return value;
    const { mark } = value;
    const isThere = !mark || (await findPictures(services, [mark]))[mark];
    return isThere ? { value, words: "Saved. The next letters have this look." } : noSuchPicture;
  }),
});

const noSuchPicture = refuseField(
  "invalid",
  "no_such_picture",
  "mark",
  "This is no picture of the library. Choose another.",
);

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: look of letters", matches)];

/** The mark and the colours of all mails that the site sends. */
export default function LookPage({ loaderData }: Route.ComponentProps) {
  return (
    <FactsForm
      {...loaderData}
      title="Look of letters"
      intro="The mark and the colours of letters, confirmations and all other mail to your readers. Letters that have begun to go out keep the look they have. Inboxes with dark colours show dark ones of their own, which do not change."
      page={page}
      file="letter-look.ts"
      id="look"
      sections={[
        { fields: ["mark"] },
        {
          legend: "Colours",
          fields: ["text", "soft", "accent", "line", "sheet", "ground"],
          isGrid: true,
        },
      ]}
    >
      <LookPreview version={loaderData.version} />
    </FactsForm>
  );
}

const inboxes = [
  { look: "light", words: "In an inbox with light colours" },
  { look: "dark", words: "In an inbox with dark colours" },
] as const;

/** A sample letter in the look that is saved; `version` fetches it anew. */
function LookPreview({ version }: { version: number }) {
  return (
    <Section id="sample" title="A sample letter">
      <p className={shared.measure}>This is the look that is saved.</p>
      <div className={styles.samples}>
        {inboxes.map(({ look, words }) => (
          <figure key={look} className={styles.sample}>
            <figcaption>{words}</figcaption>
            <iframe
              key={version}
              src={`/admin/email/preview/${look}?sample&v=${version}`}
              title={`The sample letter: ${words.toLowerCase()}`}
              sandbox="allow-popups"
              loading="lazy"
              className={`${frames.frame} ${look === "dark" ? frames.dark : ""}`}
            />
          </figure>
        ))}
      </div>
    </Section>
  );
}
