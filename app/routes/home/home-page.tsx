import { hydratedOnIntent } from "#app/hydration.ts";
import { Banner } from "#studio/banner.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { useIsShown } from "#app/ui/chrome/navigation.ts";
import { pageMeta, rootData } from "#app/ui/page/page-meta.ts";
import { website } from "#app/ui/page/things.ts";
import type { Route } from "./+types/home-page";
import styles from "./home-page.module.css";

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
  const { name, title } = useProfile();
  const isShown = useIsShown();
  return (
    <main data-hydrate="reader" className={styles.home}>
      <Banner className={styles.art} />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.title}>{title}</p>
        <p className={styles.ways}>
          <ButtonLink to="/about-me">About</ButtonLink>
          {isShown("/portfolio") && (
            <ButtonLink to="/portfolio" look="quiet">
              Projects
            </ButtonLink>
          )}
          <ButtonLink to="/subscribe" look="quiet">
            Subscribe
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}
