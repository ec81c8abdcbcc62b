import { pageMeta } from "#app/ui/page-meta.ts";
import { projects } from "#content/projects.ts";
import type { Route } from "./+types/portfolio-page";
import { Archive } from "./archive.tsx";
import { FeaturedWork } from "./featured-work.tsx";
import styles from "./portfolio-page.module.css";

const description = "Projects for screens, rooms and hands, from the first sketch to the last screw.";

/** The whole list once; the stories stay behind. */
export function loader() {
  return { projects: projects.map(({ story: _story, ...listed }) => listed) };
}

/** The page filters what it has. */
export function shouldRevalidate() {
  return false;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Portfolio", description, path: "/portfolio" }, matches);

export default function PortfolioPage({ loaderData: { projects: listed } }: Route.ComponentProps) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Portfolio</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      <FeaturedWork projects={listed} />
      <Archive projects={listed} />
    </main>
  );
}
