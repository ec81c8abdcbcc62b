import type { Messages } from "@toadstool/language";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { findMessages } from "#domain/words/words.server.ts";
import { type Layer, layersOf, usualLanguage } from "#domain/words/words.ts";
import type { Route } from "./+types/words-page.ts";
import styles from "../facts/facts.module.css";
import { FactsFrame } from "../facts/facts-frame.tsx";
import { answerFactsForm, findEdited } from "../facts/saving.server.ts";
import { menuParts } from "./parts.ts";
import { fieldsOf, layerFrom, wordsGroups } from "./words-fields.ts";

const page = "/admin/menu/words";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const { value: _, ...edited } = await findEdited(services, owner, { name: "words", request });
  return { ...edited, fields: fieldsOf(await findMessages(services.settings, await facts())) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const { language = usualLanguage } = (await facts()).profile;
  const before = layersOf((await findEditedFacts(services, owner, "words")).value);
  const form = await request.formData();
  return answerFactsForm(services, owner, { name: "words", form, page }, (typed) => ({
    ...before,
    [language]: layerFrom(typed, (before[language] ?? {}) as Messages) as Layer,
  }));
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: words", matches)];

/** What the reading pages say in the creator’s own voice. */
export default function WordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, ...edited } = loaderData;
  const { refusal, typed } = actionData ?? {};
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const values = typed ?? fields;
  return (
    <FactsFrame
      {...edited}
      parts={menuParts}
      title="Words"
      intro="What your pages say before they show anything."
      page={page}
      file="words.ts"
      refusal={refusal}
    >
      <p>
        The home page shows your name and title: change them in <Link to="/admin/profile">your profile</Link>.
      </p>
      <Form key={edited.version} method="post" action={page} className={styles.form}>
        <HiddenFields fields={{ version: typed?.version ?? String(edited.version) }} />
        {wordsGroups.map((group) => (
          <fieldset key={group.page} className={styles.group}>
            <legend className={styles.legend}>{group.page}</legend>
            {group.fields.map(({ name, label, hint, rows, isOptional }) => {
              const field = {
                label,
                name,
                hint: [hint, isOptional && "Optional."].filter(Boolean).join(" "),
                required: !isOptional,
                defaultValue: values[name],
                issues: refusal?.issues,
              };
              return rows ? <TextField key={name} {...field} rows={rows} /> : <Field key={name} {...field} />;
            })}
          </fieldset>
        ))}
        <div>
          <Button type="submit" name="intent" value="save" disabled={isSaving}>
            {isSaving ? "Saving…" : "Save words"}
          </Button>
        </div>
      </Form>
    </FactsFrame>
  );
}
