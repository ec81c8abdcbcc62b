import { tabTitle } from "#app/ui/page/page-meta.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { listMoves } from "#domain/moving-in/moves.server.ts";
import type { Route } from "./+types/moves-page.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { EarlierMoves } from "./earlier-moves.tsx";
import { ReadExport } from "./read-export.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return { moves: await listMoves(services, owner) };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: move in", matches)];

export default function MovesPage({ loaderData: { moves } }: Route.ComponentProps) {
  return (
    <AdminMain
      title="Move in"
      intro={
        <p className={shared.measure}>
          Bring your posts, pages, pictures and readers from Ghost, WordPress, Squarespace, Substack, Medium,
          beehiiv, Buttondown, Wix, a folder of Markdown (Hugo, Jekyll, Astro) or another Toadstool. First you
          see what comes and what does not; nothing is published, and no one is mailed.{" "}
          <a href="/admin/help/moving-in">How to export</a>
        </p>
      }
    >
      <Section id="read" title="Read an export">
        <ReadExport />
      </Section>
      {moves.length > 0 && <EarlierMoves moves={moves} />}
    </AdminMain>
  );
}
