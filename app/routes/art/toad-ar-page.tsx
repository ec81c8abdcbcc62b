import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/toad-ar-page";

const description = "A toad for the room you are in: the studio's piece in augmented reality.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: "Toad AR", description, path: "/toad-ar" }, matches);

export default function ToadArPage() {
  return (
    <PageShell title="Toad AR" sign="toad" ways={[ways.art, ways.waffle, ways.blog]}>
      <p>{description} It sits, it blinks, and it is in no hurry.</p>
    </PageShell>
  );
}
