import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Series } from "#domain/art/series.ts";
import type { AskedOfPress } from "./asked.server.ts";
import { type Look, SeriesNoSeed } from "./no-seed.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { SeriesPress } from "./series-press.tsx";

interface PressPageProps {
  series: Series;
  asked: AskedOfPress;
  /** The classes of the series' page. */
  look: Look;
}

/** What an address of a series shows that asks its press for a sheet. */
export function PressPage({ series, asked: { asked, seed, pulled, another }, look }: PressPageProps) {
  if (pulled) return <SeriesPress key={series.slug} series={series} pulled={pulled} />;
  return <SeriesNoSeed series={series} asked={asked ?? ""} seed={seed} another={another} look={look} />;
}

/** For beside a work of a series, and at the head of its wall. */
export function MakeAnother({ to, className }: { to: string; className?: string }) {
  return (
    <ButtonLink to={to} rel="nofollow" className={className}>
      {useWords().press.another}
    </ButtonLink>
  );
}
