import { forgetOnLeaving } from "@toadstool/openid/browser";
import { Button } from "@toadstool/elements/forms/button";
import { Day } from "#app/ui/moment/moment.tsx";
import { Nothing } from "@toadstool/elements/page/nothing";
import { Link } from "react-router";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { actions, type Entry, findEntries, pages } from "#app/ui/palette/actions.ts";
import { factOf, sectionWords } from "#app/ui/palette/found-words.ts";
import { SearchForm } from "#app/ui/search-form.tsx";
import { findForOwner, listRecent } from "#domain/finding/find.server.ts";
import { type Found, foundSections, searchedLists, type SearchedList } from "#domain/finding/found.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { listManualPages } from "../help/manual.server.ts";
import type { Route } from "./+types/search-page.ts";

/** What the palette asks for with each key, too: without a word, what was edited last. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").slice(0, 200);
  const isEmpty = typed.trim() === "";
  const [groups, recent, manual] = await Promise.all([
    findForOwner(services, owner, typed),
    isEmpty ? listRecent(services, owner) : [],
    listManualPages(services.settings),
  ]);
  const help = manual.map(({ name, title }): Entry => ({
    words: title,
    address: `/admin/help/${name}`,
    also: "help manual",
  }));
  const found = { actions: findEntries(typed, actions), pages: findEntries(typed, pages) };
  return { typed, groups, recent, ...found, help: findEntries(typed, help) };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: search", matches)];

/** /admin/search: what the palette finds, as a page. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { typed, groups, recent, actions: acts, pages: places, help: manual } = loaderData;
  const isEmpty = typed.trim() === "";
  const isNothing = groups.length + acts.length + places.length + manual.length === 0;
  return (
    <AdminMain
      title="Search"
      gap="medium"
      intro={
        <SearchForm
          label="Titles, names and addresses, settings and help"
          placeholder="Ex: paper, ada@, backup"
          action="/admin/search"
          search={typed}
        />
      }
    >
      {isEmpty && recent.length > 0 && (
        <Section id="recent" title="Edited last">
          <Results results={recent} />
        </Section>
      )}
      {!isEmpty && isNothing && (
        <Nothing title={`Nothing is called “${typed.trim()}”`}>
          <p>Type the first letters of a title, a name or an address. These lists search whole texts, too:</p>
          <Lists lists={foundSections.flatMap((section) => searchedLists(section, typed))} />
        </Nothing>
      )}
      {groups.map(({ section, results, hasMore, lists }) => (
        <Section key={section} id={section} title={sectionWords[section]}>
          <Results results={results} />
          {hasMore && <Lists lists={lists} />}
        </Section>
      ))}
      <Entries id="pages" title="Pages and settings" entries={places} />
      <Entries id="actions" title="Actions" entries={acts} />
      <Entries id="help" title="Help" entries={manual} />
    </AdminMain>
  );
}

function Results({ results }: { results: Found[] }) {
  return (
    <ul className={shared.entries}>
      {results.map((found) => (
        <li key={`${found.kind}/${found.id}`} className={shared.entry}>
          <Link to={found.address} dir="auto" className={`${shared.words} ${shared.reach}`}>
            {found.title || "Untitled"}
          </Link>
          <span className={shared.soft}>
            {factOf(found)}
            {found.at && (
              <>
                {" · "}
                <Day iso={found.at} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Entries({ id, title, entries }: { id: string; title: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className={shared.entries}>
        {entries.map(({ words, address, isPost }) => (
          <li key={address} className={shared.entry}>
            {isPost ? (
              <form method="post" action={address} onSubmit={forgetOnLeaving}>
                <Button type="submit" look="quiet">
                  {words}
                </Button>
              </form>
            ) : (
              <Link to={address} className={shared.reach}>
                {words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lists({ lists }: { lists: SearchedList[] }) {
  return (
    <p className={shared.row}>
      {lists.map(({ name, address }) => (
        <Link key={address} to={address} className={shared.reach}>
          Search all {name}
        </Link>
      ))}
    </p>
  );
}
