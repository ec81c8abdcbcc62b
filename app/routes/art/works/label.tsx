import type { OverPage } from "#app/browser/over-page/use-over-page.ts";
import { buttonClass, ButtonLink } from "@toadstool/elements/forms/button";
import type { ShownArtwork } from "#domain/art/shown-artwork.ts";
import type { Player } from "#domain/works/library.server.ts";
import { galleryAddress, yearOf } from "#domain/art/gallery.ts";
import { pageWordsOf } from "#domain/art/page-words.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { Tag } from "#domain/tags/tag.ts";
import { BesidePrint } from "#app/toys/line/beside-print.tsx";
import { TranslationLinks } from "#app/ui/translation-links.tsx";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import type { Translation } from "#domain/translations/translation.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import { Link } from "react-router";
import styles from "./dialog.module.css";
import { useSwipes } from "./use-swipes.ts";

interface WorkLabelProps {
  work: ShownArtwork;
  tags: readonly Tag[];
  sound: Player | null;
  translations: readonly Translation[];
  titleId: string;
  way: OverPage;
}

/** What hangs beside a work: its title, its material, and what there is to say about it. */
export function WorkLabel({ work, tags, sound, translations, titleId, way }: WorkLabelProps) {
  const { title, medium, made, page } = work;
  const words = useWords();
  const { art } = words;
  const spoken = useTextLanguage().spoken(work.language);
  return (
    <div ref={useSwipes(way)} className={styles.label}>
      <h1 id={titleId} className={styles.title} {...spoken}>
        {title}
      </h1>
      <TranslationLinks
        translations={translations}
        here={workAddress(medium === "zine" ? "zine" : "artwork", work.slug)}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{art.year}</dt>
          <dd>{yearOf(work, words.language)}</dd>
        </div>
        <div>
          <dt>{art.medium}</dt>
          <dd>
            <Link to={galleryAddress({ medium })}>{art.mediums[medium]}</Link>
          </dd>
        </div>
        <div>
          <dt>{art.made}</dt>
          <dd {...spoken}>{made}</dd>
        </div>
      </dl>
      {sound && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words beneath say what is heard
        <audio controls preload="metadata" src={sound.src} aria-label={title} className={styles.sound} />
      )}
      {work.words.map((paragraph) => (
        <p key={paragraph} {...spoken}>
          {paragraph}
        </p>
      ))}
      <TagLinks tags={tags} />
      {page && <WorkPageLink page={page} words={pageWordsOf(work, words) ?? art.seeWork} />}
      <BesidePrint code={work.slug} title={title} isSigned className={styles.line} />
    </div>
  );
}

function WorkPageLink({ page, words }: { page: string; words: string }) {
  if (page.startsWith("/"))
    return (
      <ButtonLink to={page} className={styles.own}>
        {words}
      </ButtonLink>
    );
  return (
    <a href={page} target="_blank" rel="noopener" className={buttonClass("primary", styles.own)}>
      {words}
    </a>
  );
}
