import { buttonClass } from "@toadstool/elements/forms/button";
import { PlayIcon } from "@toadstool/elements/icons";
import type { PrintDetails } from "@toadstool/elements/loupe";
import { Link } from "react-router";
import { TranslationLinks } from "#app/ui/translation-links.tsx";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import type { Translation } from "#domain/translations/translation.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { ImageLink } from "#app/ui/picture/image-link.tsx";
import { LoupeButton } from "#app/toys/loupe/loupe-button.tsx";
import type { ShownCategory } from "#domain/facts/category.ts";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import { useWords } from "#app/ui/use-words.ts";
import { archiveAddress, archiveId } from "./archive-place.ts";
import { FeaturedMedia } from "./featured-work.tsx";
import { plateOf } from "./plate-of.ts";
import { ProjectCover } from "./project-cover.tsx";
import styles from "./project-hero.module.css";
import { leadOf } from "./project-lead.ts";
import { ProjectText } from "./project-text.tsx";

interface HeroProps {
  project: ShownProject;
  printed: PrintDetails | undefined;
  categories: readonly ShownCategory[];
  translations: readonly Translation[];
}

/** The first view: the title, one sentence, and the plate. */
export function ProjectHero({ project, printed, categories, translations }: HeroProps) {
  const spoken = useTextLanguage().spoken(project.language);
  const { title, date, cover, featured, textHtml } = project;
  const [lead] = leadOf(project);
  const plate = plateOf(project);
  const words = useWords();
  return (
    <header className={`column ${styles.hero}`}>
      <div className={`column ${styles.words}`}>
        <h1 className={`${styles.title} ${styles[titleSize(title)]}`} {...spoken}>
          {title}
        </h1>
        <TranslationLinks translations={translations} here={workAddress("project", project.slug)} />
        <ProjectText project={{ ...project, text: lead, textHtml }} className={styles.lead} />
        <div className={styles.facts}>
          <span className={styles.date}>{date}</span>
          {categories.length > 0 && (
            <ul className={styles.categories} aria-label={words.portfolio.categories}>
              {categories.map(({ code, name }) => (
                <li key={code}>
                  <Link to={`${archiveAddress({ category: code })}#${archiveId}`}>{name}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Parts project={project} />
      </div>
      <div className={`plates ${styles.plate}`} data-loupe-host="">
        {featured ? (
          <FeaturedMedia project={project} first />
        ) : (
          <ProjectCover project={project} sizes="(width >= 1040px) 60vw, 100vw" first />
        )}
        <div className={styles.imageLink}>
          {plate && <LoupeButton whole={plate.whole} printed={printed} />}
          <ImageLink href={cover.whole} name={title} />
        </div>
      </div>
    </header>
  );
}

/** A title is set as large as its longest word allows. */
function titleSize(title: string): "large" | "middling" | "small" {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (longest <= 7) return "large";
  return longest <= 9 ? "middling" : "small";
}

/** What else there is on the page: only where there is something, and what plays before all else. */
function Parts({ project: { live, plan, process = [] } }: { project: ShownProject }) {
  const words = useWords().portfolio;
  const parts = [
    { id: "live", name: live?.title },
    { id: "plan", name: plan && words.plan },
    { id: "plates", name: process.length > 0 && words.inkByInk },
  ];
  const given = parts.filter(({ name }) => name);
  if (given.length === 0) return null;
  return (
    <nav aria-label={words.onThisPage}>
      <ul className={styles.parts}>
        {given.map(({ id, name }) => (
          <li key={id} className={id === "live" ? styles.first : undefined}>
            <a href={`#${id}`} className={id === "live" ? buttonClass("primary", styles.play) : styles.part}>
              {id === "live" && <PlayIcon />}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
