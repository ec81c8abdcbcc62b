import { pageMeta } from "#app/ui/page/page-meta.ts";

type Matches = Parameters<typeof pageMeta>[1];

export const meta = ({ matches }: { matches: Matches }) =>
  pageMeta({ title: "Colophon", description: "Paper and inks.", path: "/colophon" }, matches);

export default function ColophonPage() {
  return (
    <main>
      <h1>Colophon</h1>
      <p>Two inks, one paper.</p>
    </main>
  );
}
