import { hydratedOnIntent } from "#app/hydration.ts";
import { Link, redirect, useLocation } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound } from "#app/respond.ts";
import "#app/styles/prose.css";
import { ArticleBody } from "@toadstool/elements/article-body";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { ImageLink } from "#app/ui/picture/image-link.tsx";
import article from "#app/ui/page/article-page.module.css";
import { PageEnd } from "@toadstool/elements/page/page-end";
import type { Placed } from "@toadstool/elements/page/place";
import { pageMeta, type Things } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, maker } from "#app/ui/page/things.ts";
import { type Category, shownCategories } from "#domain/portfolio/category.ts";
import { readArchive } from "#domain/shown-works/archive.server.ts";
import { type ShownProject, showProjects, showStory } from "#domain/shown-works/shown-project.server.ts";
import { isMoved } from "#domain/works/find-work.server.ts";
import { workAddress } from "#domain/works/work.ts";
import { type Beside, findWorkPage } from "#domain/works/work-page.server.ts";
import type { Route } from "./+types/project-page";
import { archiveAddress, archiveId, archivePath, useArchiveLeft } from "./archive-place.ts";
import { FeaturedMedia } from "./featured-work.tsx";
import { PortfolioScreen, portfolioMeta } from "./portfolio-screen.tsx";
import { ProjectCover } from "./project-cover.tsx";
import { ProjectLinks } from "./project-links.tsx";
import lists from "./project-lists.module.css";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import type { Tag } from "#domain/tags/tag.ts";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import styles from "./project-page.module.css";
import { ProjectText } from "./project-text.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { services, articles, facts, isDocument } = context.get(requestContext);
  const found = await findWorkPage(services, ["project"], params.slug);
  if (!found) return { archive: await readArchive(services, url.searchParams, facts()) };
  if (isMoved(found)) throw redirect(workAddress("project", found.movedTo), 301);
  const { work, tags, previous, next } = found;
  const [[project], html, { categories }] = await Promise.all([
    showProjects(services, [work]),
    showStory(services, work.facts),
    facts(),
  ]);
  if (!project) throw notFound();
  if (isDocument) articles.set(project.slug, html);
  return {
    project,
    categories: filedUnder(project, categories),
    tags,
    html: isDocument ? null : html,
    previous: named(previous),
    next: named(next),
  };
}

const named = (project: Beside | null) =>
  project && { to: workAddress("project", project.slug), title: project.title };

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: ({ project }) => (project ? { titles: [project.title] } : { path: archivePath }),
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  if (!loaderData.project) return portfolioMeta(matches);
  const { slug, title, text: description, cover, tags } = loaderData.project;
  const shared = { src: cover.whole };
  const path = `/portfolio/${slug}`;
  const things: Things = (known) => [
    {
      "@type": "CreativeWork",
      name: title,
      keywords: tags.join(", "),
      creator: maker(known),
      url: known.url,
      image: known.image,
      description,
    },
    breadcrumbs(known, ["Portfolio", archivePath], [title, path]),
  ];
  return pageMeta({ title, description, path, image: shared, type: "article", things }, matches);
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
  categories: ReturnType<typeof filedUnder>;
  /** The site’s, which works share with posts; the project’s own are words to search the archive by. */
  tags: Tag[];
  html: string | null;
  previous: ReturnType<typeof named>;
  next: ReturnType<typeof named>;
}

function ProjectArticle({ project, categories, tags, html, previous, next }: ArticleProps) {
  const { slug, title, date, cover, featured } = project;
  const archive = useArchiveLeft();
  // The way back to the archive goes along.
  const state: unknown = useLocation().state;
  return (
    <main>
      <article className={article.page}>
        <header className={article.head}>
          <h1 className={`${article.title} ${styles.title}`}>{title}</h1>
          <ProjectText project={project} className={article.lead} />
          <div className={styles.facts}>
            <span className={styles.date}>{date}</span>
            {categories.length > 0 && (
              <ul className={styles.categories} aria-label="Categories">
                {categories.map(({ code, name }) => (
                  <li key={code}>
                    <Link to={`${archiveAddress({ category: code })}#${archiveId}`}>{name}</Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </header>
        <div className={`plates ${styles.hero}`}>
          {featured ? (
            <FeaturedMedia project={project} first />
          ) : (
            <ProjectCover project={project} sizes="(width >= 870px) min(68rem, 78vw), 94vw" first />
          )}
          <ImageLink href={cover.whole} name={title} className={styles.imageLink} />
        </div>
        <div className={styles.body}>
          <ProjectFacts project={project} />
          <ArticleBody id={slug} html={html} className={`prose ${styles.story}`} />
          <TagLinks tags={tags} className={styles.tagged} />
        </div>
        <PageEnd>
          <Neighbours
            label="Previous and next project"
            names={["Previous", "Next"]}
            beside={[previous, next]}
            state={state}
          />
          <ButtonLink to={`${archive}#${archiveId}`} look="quiet">
            Back to the archive
          </ButtonLink>
        </PageEnd>
      </article>
    </main>
  );
}

function ProjectFacts({ project }: { project: ShownProject }) {
  const { tools, tags } = project;
  return (
    <aside className={styles.aside} aria-label="In short">
      <ProjectLinks project={project} className={styles.links} />
      {tools.length > 0 && (
        <div>
          <h2 className={styles.label}>Tools</h2>
          <ul className={lists.tools}>
            {tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <h2 className={styles.label}>Keywords</h2>
          <ul className={styles.keywords}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={`${archiveAddress({ q: tag })}#${archiveId}`}>{tag}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
