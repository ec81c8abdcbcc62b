import { byName } from "#domain/text/by-name.ts";
import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { hydratedOnIntent } from "#app/hydration.ts";
import page from "#app/ui/page/list-page.module.css";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { collection } from "#app/ui/page/things.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { formatNumber } from "@toadstool/language";
import { listTags } from "#domain/tag-pages/tag-list.server.ts";
import { tagPath, tagsPath } from "#domain/tags/tag.ts";
import type { Route } from "./+types/tags-page";
import styles from "./tags.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, facts } = context.get(requestContext);
  const [tags, { profile }] = await Promise.all([listTags(services), facts()]);
  return { tags: tags.toSorted(byName(profile)) };
}

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile, words } = rootData(matches);
  const title = words.names.tags;
  return pageMeta(
    {
      title,
      description: words.tags.description({ name: profile.name }),
      path: tagsPath,
      things: (known) => [collection(title, known)],
    },
    matches,
  );
};

export default function TagsPage({ loaderData: { tags } }: Route.ComponentProps) {
  const words = useWords();
  return (
    <main className={page.page}>
      <h1 className={page.title}>{words.names.tags}</h1>
      {tags.length === 0 ? (
        <p className={styles.nothing}>
          <Said parts={words.tags.none({ link: (held) => <Link to="/blog">{held}</Link> })} />
        </p>
      ) : (
        <ul className={styles.all}>
          {tags.map(({ slug, name, count }) => (
            <li key={slug}>
              <Link to={tagPath(slug)} className={styles.tag}>
                <span dir="auto">{name}</span> <Dots count={count} />{" "}
                <span className={styles.count}>{formatNumber(words.language, count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

/** A dot for each thing that has the tag, as far as a line of them says more than the number. */
function Dots({ count }: { count: number }) {
  const width = Math.min(count, 12) * 9;
  return (
    <svg width={width} height="9" viewBox={`0 0 ${width} 9`} className={styles.dots} aria-hidden="true">
      <path d={`M4.5 4.5H${width}`} />
    </svg>
  );
}
