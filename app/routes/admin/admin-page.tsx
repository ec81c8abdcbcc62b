import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { requireOwner } from "#app/respond.ts";
import { titled } from "#app/ui/page/page-meta.ts";
import { listDrafts } from "#domain/drafts/drafts.server.ts";
import { listFolders } from "#domain/media/images.server.ts";
import { readRange } from "@toadstool/calendar";
import { countPosts } from "#domain/posts/posts.server.ts";
import type { Route } from "./+types/admin-page.ts";
import styles from "./admin-page.module.css";
import { Figures } from "./figures/figures.tsx";
import { readFigures } from "./figures/figures.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const wanted = { range: readRange(query.get("range")), allPages: query.get("pages") === "all" };
  const [posts, drafts, folders, figures] = await Promise.all([
    countPosts(services),
    listDrafts(services, owner),
    listFolders(services, owner),
    readFigures(services, owner, wanted),
  ]);
  const images = folders.reduce((total, { count }) => total + count, 0);
  return { name: owner.name, posts, drafts: drafts.length, images, figures };
}

export const meta: Route.MetaFunction = () => [{ title: titled("Admin") }];

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const { name, posts, drafts, images, figures } = loaderData;
  return (
    <main id="main" className={styles.page}>
      <h1>Admin</h1>
      <p className={styles.welcome}>Hello, {name}. What would you like to work on today?</p>
      <ul className={styles.doors}>
        <li className={styles.door}>
          <h2>
            <Link to="/admin/blog">Blog</Link>
          </h2>
          <p>
            {counted(posts, "post")} published, {counted(drafts, "draft")} in progress. Write, edit and
            publish.
          </p>
        </li>
        <li className={styles.door}>
          <h2>
            <Link to="/admin/email">Email</Link>
          </h2>
          <p>Subscribers and letters. Write a letter, test it and send it.</p>
        </li>
        <li className={styles.door}>
          <h2>
            <Link to="/admin/images">Images</Link>
          </h2>
          <p>
            {counted(images, "file")} in the library: pictures, films and sounds. Upload, describe and replace
            them.
          </p>
        </li>
        <li className={styles.door}>
          <h2>
            <Link to="/admin/security">Security</Link>
          </h2>
          <p>Your sessions, recent logins and refusals, and access tokens for your scripts.</p>
        </li>
        <li className={styles.door}>
          <h2>
            <Link to="/admin/help">Help</Link>
          </h2>
          <p>The manual: writing, letters, subscribers, pictures, mail, login and the API.</p>
        </li>
        <li className={styles.door}>
          <h2>
            <Link to="/styleguide">Styleguide</Link>
          </h2>
          <p>Every component of the site in every state, for anyone who changes the design.</p>
        </li>
      </ul>
      <Figures {...figures} />
    </main>
  );
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}
