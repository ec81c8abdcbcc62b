import type { ReactNode } from "react";
import { Link } from "react-router";
import { requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findBackupAge } from "#domain/backup/review.server.ts";
import { countDrafts } from "#domain/drafts/draft-list.server.ts";
import { listFolders } from "#domain/media/images.server.ts";
import { readDigest } from "#domain/newsletter/digest/digests.server.ts";
import { findPurgeTrouble } from "#domain/purging/purging.server.ts";
import { readRange } from "#domain/calendar/range.ts";
import { countPosts } from "#domain/posts/posts.server.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/admin-page.ts";
import { AdminMain } from "./admin-main.tsx";
import shared from "./admin.module.css";
import styles from "./admin-page.module.css";
import { OldBackup } from "./backup/old-backup.tsx";
import { Figures } from "./figures/figures.tsx";
import { readFigures } from "./figures/figures.server.ts";
import { OutdatedPages } from "./outdated-pages.tsx";
import { WaitingDigest } from "./waiting-digest.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const wanted = { range: readRange(query.get("range")), allPages: query.get("pages") === "all" };
  const [posts, drafts, folders, figures, trouble, digest, backup] = await Promise.all([
    countPosts(services),
    countDrafts(services),
    listFolders(services, owner),
    readFigures(services, owner, wanted),
    findPurgeTrouble(services, owner),
    readDigest(services, owner),
    findBackupAge(services, owner),
  ]);
  const images = folders.reduce((total, { count }) => total + count, 0);
  return { name: owner.name, posts, drafts, images, figures, trouble, digest, backup };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin", matches)];

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const { name, posts, drafts, images, figures, trouble, digest, backup } = loaderData;
  return (
    <AdminMain title="Admin" gap="close">
      <OutdatedPages trouble={trouble} />
      <OldBackup age={backup} isElsewhere />
      <WaitingDigest digest={digest} />
      <p className={styles.welcome}>Hello, {name}. What would you like to work on today?</p>
      <AdminCards title="Write">
        <AdminCard to="/admin/blog" title="Blog">
          {counted(posts, "post")} published, {counted(drafts, "draft")} in progress. Write, edit and publish.
        </AdminCard>
        <AdminCard to="/admin/calendar" title="Calendar">
          What is scheduled: posts, pages, letters and works. Move them to other days.
        </AdminCard>
        <AdminCard to="/admin/notes" title="Notes">
          A thought, a photograph or a link, in one press. Install it on your phone.
        </AdminCard>
        <AdminCard to="/admin/email" title="Letters">
          Subscribers and letters. Write a letter, test it and send it.
        </AdminCard>
        <AdminCard to="/admin/pages" title="Pages">
          Pages of your own at any free address, and a page of links for your profiles elsewhere.
        </AdminCard>
      </AdminCards>
      <AdminCards title="Show">
        <AdminCard to="/admin/works" title="Works">
          Artworks, projects and zines. Add them, put them in order, and hide them.
        </AdminCard>
        <AdminCard to="/admin/images" title="Images">
          {counted(images, "file")} in the library: pictures, films and sounds. Upload, describe and replace
          them.
        </AdminCard>
        <AdminCard to="/admin/profile" title="Profile">
          Your name, portrait and story, and your links, jobs and tools.
        </AdminCard>
        <AdminCard to="/admin/menu" title="Menu, words and themes">
          The links at the head and the foot of each page, what your pages say first, and light or dark.
        </AdminCard>
      </AdminCards>
      <AdminCards title="Sort">
        <AdminCard to="/admin/tags" title="Tags">
          What your texts are about. Rename, merge and delete.
        </AdminCard>
        <AdminCard to="/admin/series" title="Series of posts">
          Posts that are read one after the other. Put the parts in order and rename.
        </AdminCard>
        <AdminCard to="/admin/addresses" title="Addresses">
          Redirects, pages that readers did not find, and links that no longer work.
        </AdminCard>
      </AdminCards>
      <AdminCards title="Run">
        <AdminCard to="/admin/move-in" title="Move in">
          Bring your posts, pictures and readers from Ghost, WordPress, Substack, Medium or Markdown.
        </AdminCard>
        <AdminCard to="/admin/webhooks" title="Webhooks">
          Notify other programs of yours when you publish, send or win a reader.
        </AdminCard>
        <AdminCard to="/admin/backup" title="Backup">
          When your site was last backed up, what is kept, and how to make one now.
        </AdminCard>
        <AdminCard to="/admin/security" title="Security">
          Your sessions, recent logins and refusals, and access tokens for your scripts.
        </AdminCard>
        <AdminCard to="/admin/help" title="Help">
          The manual: writing, letters, subscribers, pictures, mail, login and the API.
        </AdminCard>
        <AdminCard to="/styleguide" title="Styleguide">
          Every component of the site in every state, for anyone who changes the design.
        </AdminCard>
      </AdminCards>
      <Figures {...figures} />
    </AdminMain>
  );
}

function AdminCards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  );
}

function AdminCard({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li className={`${shared.card} ${styles.card}`}>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}
