import { Link, redirect } from "react-router";
import { requestContext } from "#app/context.ts";
import "#app/styles/prose.css";
import { ArticleBody } from "#app/ui/article-body.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ImageLink } from "#app/ui/image-link.tsx";
import { PageEnd } from "#app/ui/page-end.tsx";
import { projects } from "#content/projects.ts";
import { placeImages } from "#domain/images/placing.server.ts";
import { categoryName } from "#domain/portfolio/category.ts";
import type { Route } from "./+types/project-page";
import { archiveAddress, archiveId, useArchiveLeft } from "./archive-place.ts";
import { FeaturedMedia } from "./featured-work.tsx";
import { ProjectLinks } from "./project-card.tsx";
import { ProjectCover } from "./project-cover.tsx";
import { imageAddress } from "./project-images.ts";
import { projectMeta } from "./project-meta.ts";
import { ProjectNeighbours } from "./project-neighbours.tsx";
import styles from "./project-page.module.css";
import { storyOf } from "./story.server.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, articles, isDocument } = context.get(requestContext);
  const index = projects.findIndex(({ slug }) => slug === params.slug);
  const found = projects[index];
  if (!found) throw redirect("/404");
  const { story: _story, ...project } = found;
  const html = await placeImages(services, storyOf(found));
  if (isDocument) articles.set(project.slug, html);
  return {
    project,
    html: isDocument ? null : html,
    previous: named(projects[index - 1]),
    next: named(projects[index + 1]),
  };
}

const named = (project?: { slug: string; title: string }) =>
  project ? { slug: project.slug, title: project.title } : null;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? projectMeta(loaderData.project, matches) : [];

/** Each project is a page of its own: the next one's loop starts anew. */
export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  return <ProjectArticle key={loaderData.project.slug} {...loaderData} />;
}

function ProjectArticle({ project, html, previous, next }: Route.ComponentProps["loaderData"]) {
  const { slug, title, date, text, categories, image, featuredImage } = project;
  const archive = useArchiveLeft();
  return (
    <main>
      <article className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.facts}>
            <span className={styles.date}>{date}</span>
            <ul className={styles.categories} aria-label="Categories">
              {categories.map((category) => (
                <li key={category}>
                  <Link to={`${archiveAddress({ category })}#${archiveId}`}>{categoryName(category)}</Link>
                </li>
              ))}
            </ul>
          </div>
        </header>
        <div className={`plates ${styles.hero}`}>
          {featuredImage ? (
            <FeaturedMedia project={project} first />
          ) : (
            <ProjectCover project={project} sizes="(width >= 870px) min(68rem, 78vw), 94vw" first />
          )}
          <ImageLink href={imageAddress(image)} name={title} className={styles.imageLink} />
        </div>
        <div className={styles.body}>
          <ProjectFacts project={project} />
          <ArticleBody id={slug} html={html} className={`prose ${styles.story}`} />
        </div>
        <PageEnd>
          <ProjectNeighbours previous={previous} next={next} />
          <ButtonLink to={`${archive}#${archiveId}`} look="quiet">
            Back to the archive
          </ButtonLink>
        </PageEnd>
      </article>
    </main>
  );
}

function ProjectFacts({ project }: Pick<Route.ComponentProps["loaderData"], "project">) {
  const { tools, tags } = project;
  return (
    <aside className={styles.aside} aria-label="In short">
      <ProjectLinks project={project} className={styles.links} />
      {tools.length > 0 && (
        <div>
          <h2 className={styles.label}>Tools</h2>
          <ul className={styles.tools}>
            {tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <h2 className={styles.label}>Tags</h2>
          <ul className={styles.tags}>
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
