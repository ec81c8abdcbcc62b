import { profile } from "#content/profile.ts";
import { CodeIcon, PhotosIcon, ToadstoolIcon } from "#app/ui/icons.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/about-page";
import styles from "./about-page.module.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "About Me", description: profile.tagline, path: "/about-me" }, matches);

export default function AboutPage() {
  return (
    <PageShell title="About Me" sign="eyes" ways={[ways.portfolio, ways.blog, ways.subscribe]}>
      <p>
        {profile.name}: {profile.title.toLowerCase()}. {profile.tagline}
      </p>
      <ul className={styles.facts}>
        <li>
          <CodeIcon />
          <a href={profile.links.code.href}>{profile.links.code.label}</a>
        </li>
        <li>
          <PhotosIcon />
          <a href={profile.links.photos.href}>{profile.links.photos.label}</a>
        </li>
        <li>
          <ToadstoolIcon />
          {profile.school}
        </li>
        <li>
          <ToadstoolIcon />
          {profile.location}
        </li>
      </ul>
    </PageShell>
  );
}
