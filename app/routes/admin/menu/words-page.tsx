import { languageName } from "@toadstool/language";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Nothing } from "@toadstool/elements/page/nothing";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import { type Refused, refuse } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import { changeWords, ownMessages } from "#domain/words/own-words.ts";
import { faultsOfWritten, findShipped } from "#domain/words/words.server.ts";
import { layersOf, usualLanguage } from "#domain/words/words.ts";
import type { Route } from "./+types/words-page.ts";
import shared from "../admin.module.css";
import styles from "../facts/facts.module.css";
import { FactsFrame } from "../facts/facts-frame.tsx";
import { answerFactsForm } from "../facts/saving.server.ts";
import {
  groupOf,
  inWords,
  labelOf,
  type ListedMessage,
  listWords,
  type ShownWords,
  wordsAddress,
  wordsView,
} from "./listed-words.ts";
import { menuParts } from "./parts.ts";

const page = "/admin/menu/words";
const name = "words";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const { value, ...edited } = await findEditedFacts(services, owner, name);
  const { language = usualLanguage } = (await facts()).profile;
  const own = ownMessages(layersOf(value), language);
  const known = { ...(await findShipped(services.settings, language)), own };
  return { ...edited, ...listWords(known, wordsView(new URL(request.url).searchParams)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const { language = usualLanguage } = (await facts()).profile;
  const { shipped } = await findShipped(services.settings, language);
  const layers = layersOf((await findEditedFacts(services, owner, name)).value);
  const own = ownMessages(layers, language);
  const view = wordsView(new URL(request.url).searchParams);
  const form = await request.formData();
  return answerFactsForm(services, owner, { name, form, page: wordsAddress(view) }, (typed) => {
    const written = Object.fromEntries(
      Object.keys(shipped).flatMap((path) => {
        const text = typed[path]?.trim();
        return text === undefined || text === (own[path] ?? "") ? [] : [[path, text]];
      }),
    );
    return faulty(written, language) ?? changeWords(layers, { language, below: shipped, written });
  });
}

function faulty(written: Record<string, string>, language: string): Refused | null {
  const issues = Object.entries(written).flatMap(([field, text]) =>
    text ? faultsOfWritten(field, text, language).map((message) => ({ field, message })) : [],
  );
  if (issues.length === 0) return null;
  return refuse("invalid", "invalid_words", "Some words are not right yet. See the fields below.", issues);
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: words", matches)];

/** All that the site says to its readers, for the creator to say in her own voice. */
export default function WordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, counts, groups, found, pages, messages, ...edited } = loaderData;
  const { refusal, typed } = actionData ?? {};
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const { language } = useWords();
  const inLanguage = languageName(language, "en");
  const filters: [ShownWords, string][] = [
    ["all", `All ${counts.all}`],
    ["changed", `Changed by you ${counts.changed}`],
    ["missing", `Missing ${counts.missing}`],
  ];
  const address = (change: Partial<typeof view>) => wordsAddress({ ...view, page: 1, ...change });
  return (
    <FactsFrame
      {...edited}
      parts={menuParts}
      title="Words"
      intro={`What the site says to its readers in ${inLanguage}. Beneath each field is what it says while the field is empty; write in the field to say it your way.`}
      page={page}
      file="words.ts"
      refusal={refusal}
    >
      <p className={shared.measure}>
        Keep what is in <code>{"{braces}"}</code> and <code>{"<tags>"}</code>: the page puts names, numbers
        and links there. Your name, your title and the site’s language are in{" "}
        <Link to="/admin/profile">your profile</Link>.
      </p>
      {counts.missing > 0 && (
        <p className={shared.measure}>
          {counted(counts.missing, "message")} of {counts.all} {counts.missing === 1 ? "has" : "have"} no
          words in {inLanguage} yet, and {counts.missing === 1 ? "is" : "are"} said in English.
        </p>
      )}
      <SearchForm
        label="Search words"
        placeholder="Ex: unsubscribe"
        action={page}
        search={view.search}
        kept={view.shown === "all" ? {} : { show: view.shown }}
        results="list"
      />
      <ChipLinks label="Which words">
        {filters.map(([shown, label]) =>
          shown === "missing" && counts.missing === 0 && view.shown !== shown ? null : (
            <ChipLink key={shown} to={address({ shown, group: "" })} current={view.shown === shown}>
              {label}
            </ChipLink>
          ),
        )}
      </ChipLinks>
      {view.group && (
        <ChipLinks label="Pages and parts">
          {groups.map((group) => (
            <ChipLink key={group} to={address({ group })} current={group === view.group}>
              {inWords(group)}
            </ChipLink>
          ))}
        </ChipLinks>
      )}
      {!view.group && <output>{`${counted(found, "message")} found`}</output>}
      <div id="list">
        {messages.length === 0 ? (
          <Nothing title={view.shown === "changed" && !view.search ? "Nothing changed yet" : "No results"}>
            <Link to={page} className={shared.reach}>
              Show all
            </Link>
          </Nothing>
        ) : (
          <Form
            key={`${edited.version} ${wordsAddress(view)}`}
            method="post"
            action={wordsAddress(view)}
            className={styles.form}
          >
            <HiddenFields fields={{ version: typed?.version ?? String(edited.version) }} />
            {[...new Set(messages.map((message) => groupOf(message.name)))].map((group) => (
              <fieldset key={group} className={styles.group}>
                <legend className={styles.legend}>{inWords(group)}</legend>
                {messages
                  .filter((message) => groupOf(message.name) === group)
                  .map((message) => (
                    <MessageField
                      key={message.name}
                      message={message}
                      language={language}
                      typed={typed?.[message.name]}
                      issues={refusal?.issues}
                    />
                  ))}
              </fieldset>
            ))}
            <div>
              <Button type="submit" name="intent" value="save" disabled={isSaving}>
                {isSaving ? "Saving…" : "Save words"}
              </Button>
            </div>
          </Form>
        )}
      </div>
      <PageLinks
        label="Pages of words"
        rowClass={shared.buttons}
        links={[
          ["Previous", view.page > 1 && address({ page: view.page - 1 })],
          ["Next", view.page < pages && address({ page: view.page + 1 })],
        ]}
      />
    </FactsFrame>
  );
}

interface MessageFieldProps {
  message: ListedMessage;
  language: string;
  typed?: string;
  issues?: Refused["issues"];
}

/** From so many UTF-16 units on, a message has several lines. */
const longMessage = 60;

function MessageField({ message, language, typed, issues }: MessageFieldProps) {
  const { own, shipped, isMissing } = message;
  const field = {
    label: labelOf(message.name),
    name: message.name,
    hint: shipped ? `${isMissing ? "In English: " : ""}${shipped}` : "Nothing is said.",
    defaultValue: typed ?? own,
    issues,
    lang: language,
    dir: "auto",
    autoComplete: "off",
  };
  const length = Math.max(own.length, shipped.length);
  return length > longMessage ? (
    <TextField {...field} rows={Math.min(6, Math.ceil(length / longMessage) + 1)} />
  ) : (
    <Field {...field} />
  );
}
