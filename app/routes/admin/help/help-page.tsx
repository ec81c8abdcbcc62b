import { Link } from "react-router";
import "#app/styles/prose.css";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { ArticleBody } from "@toadstool/elements/article-body";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { Placed } from "@toadstool/elements/page/place";
import shared from "../admin.module.css";
import type { Route } from "./+types/help-page.ts";
import styles from "./help-page.module.css";
import { listManualPages, showManualPage } from "./manual.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services } = await requireOwnersRequest(context);
  const all = await listManualPages(services.settings);
  const shown = params.page === undefined ? all[0] : all.find(({ name }) => name === params.page);
  if (!shown) throw notFound("The manual has no such page. See /admin/help.");
  const pages = all.map(({ name, title }) => ({ name, title }));
  return { name: shown.name, title: shown.title, pages, html: showManualPage(shown) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Help: ${loaderData?.title ?? "not found"}`, matches),
];

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  place: ({ title }) => ({ titles: [title] }),
};

/** /admin/help and /admin/help/{page}: the owner's manual. */
export default function HelpPage({ loaderData: { name, pages, title, html } }: Route.ComponentProps) {
  return (
    <main id="main" className={`${shared.page} ${shared.medium} ${styles.page}`}>
      <nav aria-label="Manual" className={styles.pages}>
        <ul>
          {pages.map((page) => (
            <li key={page.name}>
              <Link to={`/admin/help/${page.name}`} aria-current={page.name === name ? "page" : undefined}>
                {page.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <article className={`column ${styles.text}`}>
        <h1>{title}</h1>
        <ArticleBody key={name} id={`help-${name}`} html={html} className="prose" />
      </article>
    </main>
  );
}
