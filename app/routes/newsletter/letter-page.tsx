import { hydratedOnIntent } from "#app/hydration.ts";
import { requestContext } from "#app/context.ts";
import { requestWords } from "#app/request-words.ts";
import { notFound } from "#app/respond.ts";
import { ArticleBody } from "@toadstool/elements/article-body";
import "#app/styles/prose.css";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { TagLinks } from "#app/ui/tags/tag-links.tsx";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { useWords } from "#app/ui/use-words.ts";
import { Neighbours } from "#app/ui/ways/neighbours.tsx";
import { pageMeta, rootData, type Things, tabTitle } from "#app/ui/page/page-meta.ts";
import { breadcrumbs, maker } from "#app/ui/page/things.ts";
import type { Placed } from "@toadstool/elements/page/place";
import { letterSourcePath, sourceType } from "#domain/feeds/source-path.ts";
import { isLong, lettersPath } from "#domain/newsletter/archive/archive.ts";
import { findLetter, findPublicSlug } from "#domain/newsletter/archive/archive.server.ts";
import { viewLetter } from "#domain/newsletter/issues.server.ts";
import type { Services } from "#domain/services.ts";
import type { Route } from "./+types/letter-page";
import styles from "./newsletter.module.css";
import { Postmark } from "./postmark.tsx";
import { Stamp } from "./stamp.tsx";
import { SubscriptionScreen } from "./subscription-screen.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, isDocument, articles } = context.get(requestContext);
  const words = await requestWords(context);
  const letter = await readLetter(services, params.letter, words.language);
  if (!letter) throw notFound(words.letters.missing);
  if (letter === "test") return null;
  const body = `letter-${letter.id}`;
  if (isDocument) articles.set(body, letter.html);
  return { ...letter, body, html: isDocument ? null : letter.html };
}

/** By its slug where everyone may read it; by the link in the mail, always. */
async function readLetter(services: Services, address: string, language: string) {
  const letter = await findLetter(services, address, language);
  if (letter) return { ...letter, isMailed: false };
  const mailed = await viewLetter(services, address, language);
  if (!mailed || mailed === "test") return mailed;
  const slug = await findPublicSlug(services, mailed.id);
  return { ...mailed, slug, opening: "", tags: [], isMailed: true, older: null, newer: null };
}

export const handle: Placed<Route.ComponentProps["loaderData"]> = {
  ...hydratedOnIntent,
  place: (letter) => ({ titles: letter ? [letter.subject] : [] }),
};

export const meta: Route.MetaFunction = ({ loaderData: letter, matches }) => {
  const { words } = rootData(matches);
  if (!letter?.slug) return [tabTitle(letter?.subject ?? words.letters.unknown, matches), noIndex];
  const { subject, language, opening, slug, sentAt, isMailed } = letter;
  const path = `${lettersPath}/${slug}`;
  const description = opening || subject;
  const things: Things = (known) => [
    {
      "@type": "Article",
      headline: subject,
      datePublished: sentAt,
      inLanguage: known.profile.language,
      author: maker(known),
      url: known.url,
      image: known.image,
      description,
    },
    breadcrumbs(known, [words.names.letters, lettersPath], [subject, path]),
  ];
  const facts = { title: subject, description, path, type: "article" as const, language, things };
  const source = { tagName: "link" as const, rel: "alternate", type: sourceType, title: "Markdown" };
  // A link from a mail holds its reader's token: shared previews name the letter's public address.
  const more = isMailed ? noIndex : { ...source, href: letterSourcePath(slug) };
  return [...pageMeta(facts, matches), more];
};

const linkTo = (letter: { slug: string; subject: string; language: string } | null) =>
  letter && { to: `${lettersPath}/${letter.slug}`, title: letter.subject, language: letter.language };

const noIndex = { name: "robots", content: "noindex" };

export default function LetterPage({ loaderData: letter }: Route.ComponentProps) {
  const words = useWords();
  const { spoken, typographic } = useTextLanguage(letter?.language);
  if (!letter) {
    return <SubscriptionScreen title={words.letters.test} words={words.letters.testOnly} />;
  }
  return (
    <main>
      <article className={styles.letter}>
        <header className={styles.letterhead}>
          <h1 dir="auto" className={isLong(letter.subject) ? styles.long : undefined} {...spoken()}>
            {typographic(letter.subject)}
          </h1>
          <div className={styles.franking}>
            <Postmark iso={letter.sentAt} />
            <div className={styles.stamp}>
              <Stamp of={letter.slug ?? letter.subject} />
            </div>
          </div>
        </header>
        <ArticleBody id={letter.body} html={letter.html} className="prose" {...spoken()} />
        <TagLinks tags={letter.tags} />
        <p className={styles.ways}>
          <ButtonLink to="/subscribe">{words.letters.getNext}</ButtonLink>
          <ButtonLink look="quiet" to={lettersPath}>
            {words.letters.all}
          </ButtonLink>
        </p>
        <Neighbours
          label={words.letters.beside}
          names={[words.letters.newerLetter, words.letters.olderLetter]}
          beside={[linkTo(letter.newer), linkTo(letter.older)]}
        />
      </article>
    </main>
  );
}
