import { pageMeta } from "#app/ui/page-meta.ts";
import { PageShell } from "#app/ui/page-shell.tsx";
import { ways } from "#app/ui/ways.ts";
import type { Route } from "./+types/shader-page";

const description =
  "Shader studies, week by week: small programs that colour every pixel of a picture at once.";

const weeks: Record<string, string> = {
  week1: "Week 1",
  "week3-1": "Week 3, first study",
  "week3-2": "Week 3, second study",
  week4: "Week 4",
  week5: "Week 5",
  week6: "Week 6",
};

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const title = `Shaders, ${titleOf(location.pathname).toLowerCase()}`;
  return pageMeta({ title, description, path: location.pathname.replace(/\/$/, "") }, matches);
};

export default function ShaderPage({ matches }: Route.ComponentProps) {
  const path = matches.at(-1)?.pathname ?? "";
  const others = Object.entries(weeks)
    .map(([week, title]) => ({ to: `/project/shaders/${week}`, title, text: "A shader study." }))
    .filter(({ to }) => to !== path);
  return (
    <PageShell title={titleOf(path)} sign="waves" ways={[...others, ways.portfolio]}>
      <p>{description}</p>
    </PageShell>
  );
}

function titleOf(path: string): string {
  return weeks[path.split("/")[3] ?? ""] ?? "Shaders";
}
