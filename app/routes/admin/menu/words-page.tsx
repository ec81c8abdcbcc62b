import { languageName } from "@toadstool/language";
import { Link } from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { Nothing } from "@toadstool/elements/page/nothing";
import { requireOwnersRequest } from "#app/respond.ts";
import type { ShownForm } from "#app/ui/form/fields-of.ts";
import { FormOf, FormPress } from "#app/ui/form/form.tsx";
import { Chips } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { SearchForm } from "#app/ui/search-form.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Facts } from "#domain/facts/fact-shapes.ts";
import { findEditedFacts, findFacts } from "#domain/facts/facts.server.ts";
import { type Refused, refuse } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { counted } from "#domain/text/counted.ts";
import { changeWords, ownMessages } from "#domain/words/own-words.ts";
import { faultsOfWritten, findShipped } from "#domain/words/words.server.ts";
import { layersOf, usualLanguage } from "#domain/words/words.ts";
import type { Route } from "./+types/words-page.ts";
import shared from "../admin.module.css";
import { FactsFrame } from "../facts/facts-frame.tsx";
import { changesFacts, commonPresses } from "../facts/saving.server.ts";
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

const page = "/admin/menu/words";
const name = "words";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner, facts } = await requireOwnersRequest(context);
  const { value, ...edited } = await findEditedFacts(services, owner, name);
  const { language = usualLanguage } = (await facts()).profile;
  const own = ownMessages(layersOf(value), language);
  const known = { ...(await findShipped(services.settings, language)), own };
  const { messages, ...listed } = listWords(known, wordsView(new URL(request.url).searchParams));
  return { ...edited, ...listed, form: formOf(messages, language) };
}

export const action = (args: Route.ActionArgs) => {
  const edited = { name, page: wordsAddress(wordsView(args.url.searchParams)) } as const;
  return answersPresses({ ...commonPresses(edited), save: changesFacts(edited, changeTyped) })(args);
};

async function changeTyped(
  before: Facts["words"],
  typed: Record<string, string>,
  services: Pick<Services, "db" | "settings">,
) {
  const { language = usualLanguage } = (await findFacts(services)).profile;
  const { shipped } = await findShipped(services.settings, language);
  const layers = layersOf(before);
  const own = ownMessages(layers, language);
  const written = Object.fromEntries(
    Object.keys(shipped).flatMap((path) => {
      const text = typed[path]?.trim();
      return text === undefined || text === (own[path] ?? "") ? [] : [[path, text]];
    }),
  );
  const value = faulty(written, language) ?? changeWords(layers, { language, below: shipped, written });
  return { value };
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
export default function WordsPage({ loaderData }: Route.ComponentProps) {
  const { view, counts, groups, found, pages, form, ...edited } = loaderData;
  const { language } = useWords();
  const inLanguage = languageName(language, "en");
  const names = form.fields.map((field) => field.name);
  const address = (change: Partial<typeof view>) => wordsAddress({ ...view, page: 1, ...change });
  const filters = Object.entries({ all: "All", changed: "Changed by you", missing: "Missing" } as const)
    .map(([name, words]) => ({ shown: name as ShownWords, words }))
    .filter(({ shown }) => shown !== "missing" || counts.missing > 0 || view.shown === shown)
    .map(({ shown, words }) => ({
      to: address({ shown, group: "" }),
      words,
      count: counts[shown],
      isCurrent: view.shown === shown,
    }));
  return (
    <FactsFrame
      {...edited}
      title="Words"
      intro={`What the site says to its readers in ${inLanguage}. Beneath each field is what it says while the field is empty; write in the field to say it your way.`}
      page={page}
      file="words.ts"
      press={form.fields.length > 0 && <FormPress form="words" />}
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
      <Chips label="Which words" chips={filters} />
      {view.group ? (
        <Chips
          label="Pages and parts"
          chips={groups.map((group) => ({
            to: address({ group }),
            words: inWords(group),
            isCurrent: group === view.group,
          }))}
        />
      ) : (
        <output>{`${counted(found, "message")} found`}</output>
      )}
      <div id="list">
        {form.fields.length === 0 ? (
          <Nothing title={view.shown === "changed" && !view.search ? "Nothing changed yet" : "No results"}>
            <Link to={page} className={shared.reach}>
              Show all
            </Link>
          </Nothing>
        ) : (
          <FormOf
            key={wordsAddress(view)}
            id="words"
            form={form}
            sections={[...new Set(names.map(groupOf))].map((group) => ({
              legend: inWords(group),
              fields: names.filter((each) => groupOf(each) === group),
            }))}
            words={{ save: "Save words" }}
            action={wordsAddress(view)}
            version={edited.version}
          />
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

/** From so many UTF-16 units on, a message has several lines. */
const longMessage = 60;

/** Each message as a field, which has beneath it what is said while it is empty. */
function formOf(messages: readonly ListedMessage[], lang: string): ShownForm {
  const fields = messages.map(({ name: field, own, shipped, isMissing }) => {
    const lines = Math.ceil(Math.max(own.length, shipped.length) / longMessage);
    return {
      name: field,
      label: labelOf(field),
      help: shipped ? `${isMissing ? "In English: " : ""}${shipped}` : "Nothing is said.",
      kind: lines > 1 ? ("text" as const) : ("line" as const),
      rows: Math.min(6, lines + 1),
      lang,
      isOptional: true,
      isRequired: false,
    };
  });
  return { fields, texts: Object.fromEntries(messages.map(({ name: field, own }) => [field, own])) };
}
