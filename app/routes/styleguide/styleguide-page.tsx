import { ArticleBody } from "@toadstool/elements/article-body";
import { data, Link } from "react-router";
import "#app/ui/controls.css";
import "#app/styles/prose.css";
import { requestContext } from "#app/context.ts";
import { notKept, requireOwner } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import type { Route } from "./+types/styleguide-page";
import { Foundations } from "./foundations.tsx";
import { Parts } from "./parts.tsx";
import sampleMarkdown from "./sample.md?raw";
import { screens } from "./screens.tsx";
import { Section } from "./section.tsx";
import styles from "./styleguide.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireOwner(context);
  const asked = new URL(request.url).searchParams.get("screen");
  const screen = asked !== null && Object.hasOwn(screens, asked) ? asked : null;
  const { articles, isDocument } = context.get(requestContext);
  const html = renderMarkdown(sampleMarkdown);
  if (isDocument) articles.set("sample", html);
  return { screen, html: isDocument ? null : html };
}

/** The forms of this page lead here, and nothing comes of them. */
export async function action({ context }: Route.ActionArgs) {
  await requireOwner(context);
  return data({ message: "Nothing was deleted: this is the styleguide." });
}

export function headers() {
  return notKept;
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Styleguide", matches)];

/** Every part of the house in every state, for the owner's eyes. The reasons are in docs/art-direction.md. */
export default function StyleguidePage({ loaderData: { screen, html }, actionData }: Route.ComponentProps) {
  if (screen) return screens[screen]?.screen;
  return (
    <main className={styles.page}>
      <h1>Styleguide</h1>
      <p className={styles.lead}>
        Every component in every state. Check it with the pointer and the Tab key, in each theme (see the
        footer), at 320 px and at 200 % zoom.
      </p>
      <output>{actionData?.message}</output>
      <Foundations />
      <Parts />
      <Section id="words" title="An article">
        <ArticleBody id="sample" html={html} className="prose" />
      </Section>
      <Section id="screens" title="Whole screens">
        <ul className={styles.row}>
          {Object.entries(screens).map(([name, { label }]) => (
            <li key={name}>
              <Link to={`/styleguide?screen=${name}`}>{label}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}
