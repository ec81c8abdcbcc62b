import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { requireOwner } from "#app/respond.ts";
import { titled } from "#app/ui/page-meta.ts";
import { listDrafts } from "#domain/drafts/drafts.server.ts";
import { countPosts } from "#domain/posts/posts.server.ts";
import type { Route } from "./+types/admin-page.ts";
import styles from "./admin-page.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const [posts, drafts] = await Promise.all([countPosts(services), listDrafts(services, owner)]);
  return { name: owner.name, posts, drafts: drafts.length };
}

export const meta: Route.MetaFunction = () => [{ title: titled("Admin") }];

export default function AdminPage({ loaderData: { name, posts, drafts } }: Route.ComponentProps) {
  return (
    <main id="main" className={styles.page}>
      <h1>Admin</h1>
      <p className={styles.welcome}>Hello, {name}. What shall we make today?</p>
      <ul className={styles.doors}>
        <li className={styles.door}>
          <h2>
            <Link to="/admin/blog">Blog</Link>
          </h2>
          <p>
            {counted(posts, "post")} published, {counted(drafts, "draft")} on the way. Write, edit, publish.
          </p>
        </li>
        <li className={styles.door}>
          <h2>
            <Link to="/admin/email">Email</Link>
          </h2>
          <p>Who reads the letter, and the letters themselves. Write one, test it, send it.</p>
        </li>
      </ul>
    </main>
  );
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`;
}
