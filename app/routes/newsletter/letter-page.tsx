import { requestContext } from "#app/context.ts";
import { notFound } from "#app/respond.ts";
import { ArticleBody } from "#app/ui/article-body.tsx";
import "#app/styles/prose.css";
import { ButtonLink } from "#app/ui/button.tsx";
import { titled } from "#app/ui/page-meta.ts";
import { viewLetter } from "#domain/newsletter/issues.server.ts";
import type { Route } from "./+types/letter-page";
import styles from "./newsletter.module.css";
import { SubscriptionScreen } from "./subscription-screen.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, isDocument, articles } = context.get(requestContext);
  const letter = await viewLetter(services, params.letterToken);
  if (!letter) throw notFound("There is no letter at this address.");
  if (letter === "test") return null;
  const body = `letter-${letter.id}`;
  if (isDocument) articles.set(body, letter.html);
  return { ...letter, body, html: isDocument ? null : letter.html };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.subject ?? "A letter") },
  { name: "robots", content: "noindex" },
];

export default function LetterPage({ loaderData: letter }: Route.ComponentProps) {
  if (!letter) {
    return (
      <SubscriptionScreen
        title="Only a test"
        words="You came here from a test letter. Once the letter is really sent, it can be read here."
      />
    );
  }
  return (
    <main>
      <article className={styles.letter}>
        <header>
          <h1>{letter.subject}</h1>
          <p className={styles.meta}>
            A letter, sent on <time dateTime={letter.sentAt}>{letterDate(letter.sentAt)}</time>
          </p>
        </header>
        <ArticleBody id={letter.body} html={letter.html} className="prose" />
        <p>
          <ButtonLink to="/subscribe">Get the next one by mail</ButtonLink>
        </p>
      </article>
    </main>
  );
}

/** One zone for server and browser, so that both write the same day. */
function letterDate(instant: string): string {
  return new Date(instant).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
