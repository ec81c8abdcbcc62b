import type { ComponentType } from "react";
import { ButtonLink } from "@toadstool/elements/forms/button";
import type { Series } from "#domain/art/series.ts";
import { hasPress } from "#studio/toys.ts";
import { Nothing } from "../nothing.ts";
import type { AskedOfPress } from "./asked.server.ts";
import { type Look, SeriesNoSeed } from "./no-seed.tsx";
import { SeriesSeedForm, type SeriesSeedFormProps } from "./seed-form.tsx";
import { SeriesPress } from "./series-press.tsx";
import { sheetMeta as metaOfSheet } from "./sheet-meta.ts";

interface PressPageProps {
  series: Series;
  asked: AskedOfPress;
  /** The classes of the series' page. */
  look: Look;
}

function Page({ series, asked: { asked, seed, pulled, another }, look }: PressPageProps) {
  if (pulled) return <SeriesPress key={series.slug} series={series} pulled={pulled} />;
  return <SeriesNoSeed series={series} asked={asked ?? ""} seed={seed} another={another} look={look} />;
}

interface MakeAnotherProps {
  to: string | null;
  className?: string;
}

function Another({ to, className }: MakeAnotherProps) {
  if (to === null) return null;
  return (
    <ButtonLink to={to} rel="nofollow" className={className}>
      Make another
    </ButtonLink>
  );
}

/** What an address of a series shows that asks its press for a sheet. */
export const PressPage: ComponentType<PressPageProps> = hasPress ? Page : Nothing;

export const sheetMeta: typeof metaOfSheet = hasPress ? metaOfSheet : () => [];

/** What stands beside a work of a series, and at the head of its wall. */
export const MakeAnother: ComponentType<MakeAnotherProps> = hasPress ? Another : Nothing;

/** What stands at the foot of the wall. */
export const SeedForm: ComponentType<SeriesSeedFormProps> = hasPress ? SeriesSeedForm : Nothing;
