import { hydratedOnIntent } from "#app/hydration.ts";
import { useLocation } from "react-router";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { movedTo, notFound } from "#app/respond.ts";
import "#app/styles/prose.css";
import { ArticleBody } from "@toadstool/elements/article-body";
import { ButtonLink } from "@toadstool/elements/forms/button";
import type { PrintDetails } from "@toadstool/elements/loupe";
import { PageEnd } from "@toadstool/elements/page/page-end";
import type { Placed } from "@toadstool/elements/page/place";
import { printDetailsOf } from "#app/toys/loupe/print-details-of.server.ts";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { sharedImage } from "#app/ui/page/shared-image.ts";
import { breadcrumbs, maker } from "#app/ui/page/things.ts";
import { findPictures } from "#domain/articles/placing.server.ts";
import { type Category, shownCategories } from "#domain/facts/category.ts";
import { readArchive } from "#domain/project-pages/archive.server.ts";
import { type ShownProject, showProjects, showStory } from "#domain/project-pages/shown-project.server.ts";
import { isMoved } from "#domain/works/laid-over.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { type Beside, findWorkPage } from "#domain/works/work-page.server.ts";
import type { Route } from "./+types/project-page";
import { archiveId, archivePath, useArchiveLeft } from "./archive-place.ts";
import { PortfolioScreen, portfolioMeta } from "./portfolio-screen.tsx";
import { plateOf } from "./plate-of.ts";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectHero } from "./project-hero.tsx";
import { ProjectLive } from "./project-live.tsx";
import { ProjectPlan } from "./project-plan.tsx";
import { ProjectProcess } from "./project-process.tsx";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import type { Translation } from "#domain/translations/translation.ts";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import type { Tag } from "#domain/tags/tag.ts";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { leadOf } from "./project-lead.ts";
import styles from "./project-page.module.css";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, articles, facts, isDocument } = context.get(requestContext);
  const [found, words] = await Promise.all([
    findWorkPage(services, ["project"], params.slug),
    requestWords(context),
  ]);
  if (!found) {
    // Any other address below /portfolio shows the archive, so that no one else looks for the slug in small letters.
    const small = params.slug.toLowerCase();
    if (small !== params.slug && (await findWorkPage(services, ["project"], small)))
      throw movedTo(workAddress("project", small), url);
    return { archive: await readArchive(services, url.searchParams, facts(), requestWords(context)) };
  }
  if (isMoved(found)) throw movedTo(workAddress("project", found.movedTo), url);
  const { work, tags, previous, next, translations } = found;
  const { image = "" } = work.facts;
  const [[project], html, { categories }, { [image]: picture }] = await Promise.all([
    showProjects(services, [work], words.language),
    showStory(services, work.facts, words.language),
    facts(),
    findPictures(services, image ? [image] : []),
  ]);
  if (!project) throw notFound();
  if (isDocument) articles.set(project.slug, html);
  return {
    project,
    image: sharedImage(project.cover.whole, picture, project.title),
    printed: printDetailsOf(plateOf(project)?.whole ?? ""),
    categories: filedUnder(project, categories),
    tags,
    html: isDocument ? null : html,
    translations,
    previous: named(previous),
    next: named(next),
  };
}

const named = (project: Beside | null) =>
  project && { to: workAddress("project", project.slug), title: project.title, language: project.language };

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: ({ project }) => (project ? {} : { path: archivePath }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  if (!loaderData.project) return portfolioMeta(matches);
  const { image, translations } = loaderData;
  const { names } = rootData(matches).words;
  const { slug, title, language, text: description, tags } = loaderData.project;
  const path = `/portfolio/${slug}`;
  const things: Things = (known) => [
    {
      "@type": "CreativeWork",
      name: title,
      ...(language && { inLanguage: language }),
      keywords: tags.join(", "),
      creator: maker(known),
      url: known.url,
      image: known.image,
      description,
    },
    breadcrumbs(known, [names.portfolio, archivePath], [title, path]),
  ];
  const facts = { title, description, path, image, type: "article" as const, language, translations };
  return pageMeta({ ...facts, things }, matches);
};

/**
 * A path that names no project shows the Projects screen. Each project is a page of its own: the next one's loop
 * starts again.
 */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.project) return <PortfolioScreen page={loaderData.archive} />;
  return <ProjectArticle key={loaderData.project.slug} {...loaderData} />;
}

/** In the order in which the project names them. */
function filedUnder(project: ShownProject, categories: readonly Category[]) {
  const shown = shownCategories(categories);
  return project.categories.flatMap((filed) => shown.find(({ code }) => code === filed) ?? []);
}

interface ArticleProps {
  project: ShownProject;
  /** How its plate was printed, where that is known. */
  printed: PrintDetails | undefined;
  categories: ReturnType<typeof filedUnder>;
  /** The site’s, which works share with posts; the project’s own are words to search the archive by. */
  tags: Tag[];
  html: string | null;
  translations: readonly Translation[];
  previous: ReturnType<typeof named>;
  next: ReturnType<typeof named>;
}

function ProjectArticle(props: ArticleProps) {
  const { project, printed, categories, tags, html, translations, previous, next } = props;
  const spoken = useTextLanguage().spoken(project.language);
  const { slug, title, plan, live, process = [] } = project;
  const archive = useArchiveLeft();
  // The way back to the archive goes along.
  const state: unknown = useLocation().state;
  const [, rest] = leadOf(project);
  const { portfolio } = useWords();
  return (
    <main data-wide className={styles.main}>
      <article className={`column ${styles.page}`}>
        <ProjectHero
          project={project}
          printed={printed}
          categories={categories}
          translations={translations}
        />
        <div className={`column ${styles.spread}`}>
          <div className={`column ${styles.text}`}>
            {rest && (
              <p className={styles.rest} {...spoken}>
                {rest}
              </p>
            )}
            <ArticleBody id={slug} html={html} className={`prose ${styles.story}`} {...spoken} />
            <TagLinks tags={tags} />
          </div>
          <div className={styles.beside}>
            {plan ? <ProjectPlan plan={plan} /> : <ProjectFacts project={project} />}
          </div>
        </div>
        {live && <ProjectLive live={live} />}
        {process.length > 0 && <ProjectProcess plates={process} title={title} />}
        {plan && <ProjectFacts project={project} />}
        <PageEnd>
          <Neighbours
            label={portfolio.beside}
            names={[portfolio.previousProject, portfolio.nextProject]}
            beside={[previous, next]}
            state={state}
          />
          <ButtonLink to={`${archive}#${archiveId}`} look="quiet">
            {portfolio.back}
          </ButtonLink>
        </PageEnd>
      </article>
    </main>
  );
}
