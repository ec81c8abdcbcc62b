import { hydratedOnIntent } from "#app/hydration.ts";
import { Link } from "@toadstool/elements/page/link";
import { Banner } from "#studio/banner.tsx";
import { DoorPicture, doors } from "#studio/doors.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { boundPhrases } from "#app/ui/bound-phrases.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import { useWords } from "#app/ui/use-words.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { website } from "#app/ui/page/things.ts";
import type { Route } from "./+types/home-page";
import styles from "./home-page.module.css";
import { sizeOfName } from "./name-size.ts";
import sizes from "./name-size.module.css";

export const handle = hydratedOnIntent;

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile } = rootData(matches);
  return [
    ...pageMeta(
      {
        title: profile.name,
        description: profile.description,
        path: "/",
        things: (known) => [website(known)],
      },
      matches,
    ),
    // Where an identity is verified by links that lead both ways.
    ...profile.links.map(({ href }) => ({ tagName: "link" as const, rel: "me", href })),
  ];
};

export default function HomePage() {
  const { name, title: line } = useProfile();
  const title = boundPhrases(line);
  const isShown = useIsShown();
  const { names } = useWords();
  const { width, lines } = sizeOfName(name);
  const size = `${sizes[`width${width}`.replace(".", "-")]} ${sizes[`lines${lines}`]}`;
  return (
    <main data-wide data-hydrate="reader" className={`${styles.home} ${size}`}>
      <h1 className={styles.name} data-print={name}>
        {name}
      </h1>
      <p className={styles.title} data-print={title}>
        {title}
      </p>
      <p className={styles.ways}>
        <ButtonLink to="/about-me">{names.about}</ButtonLink>
        {isShown("/portfolio") && (
          <ButtonLink to="/portfolio" look="quiet">
            {names.projects}
          </ButtonLink>
        )}
        <ButtonLink to="/subscribe" look="quiet">
          {names.subscribe}
        </ButtonLink>
      </p>
      <div className={styles.scene}>
        <Banner className={styles.art} />
        {doors.length > 0 && <Doors />}
      </div>
    </main>
  );
}

/** The creator's own ways in, at the foot of the banner. */
function Doors() {
  return (
    <ul className={styles.doors}>
      {doors.map((door) => (
        <li key={door.to}>
          <Link
            to={door.to}
            rel={door.to.includes("?") ? "nofollow" : undefined}
            className={styles.door}
            aria-label={door.label}
          >
            <DoorPicture door={door} />
            <span className={styles.word}>{door.word}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
