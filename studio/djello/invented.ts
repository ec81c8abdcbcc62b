import { type Hit, type Pattern, stepCount } from "./pattern.ts";
import { voices, type VoiceSlug } from "./voices.ts";

/** How likely each voice is on a beat, between two, and on the steps that are neither. */
const habits: Record<VoiceSlug, readonly [beat: number, between: number, aside: number]> = {
  kick: [0.35, 0.3, 0.08],
  snare: [0, 0.05, 0.1],
  hat: [0.8, 0.7, 0.25],
  clap: [0, 0.08, 0.03],
  tom: [0.04, 0.08, 0.07],
  spoon: [0.06, 0.2, 0.14],
  wobble: [0.25, 0.22, 0.06],
  bloop: [0.03, 0.1, 0.06],
};
const accented = 0.22;

/** Another rhythm at the same tempo: it keeps the first beat and the backbeat, and takes its liberties elsewhere. */
export function invented(pattern: Pattern, random: () => number): Pattern {
  const steps = voices.map(({ slug }) =>
    Array.from({ length: stepCount }, (_, step): Hit => {
      const likely = habits[slug][step % 4 === 0 ? 0 : step % 4 === 2 ? 1 : 2];
      if (random() >= likely) return 0;
      return random() < accented ? 2 : 1;
    }),
  );
  const backbeat = random() < 0.7 ? "snare" : "clap";
  const row = (slug: VoiceSlug) => steps[voices.findIndex((voice) => voice.slug === slug)] ?? [];
  row("kick")[0] = 2;
  row(backbeat)[4] = 1;
  row(backbeat)[12] = 2;
  // The half bar, the bass's turn and the last two steps: without them a bare draw would not carry a bar.
  for (const step of [0, 4, 8, 12]) row("hat")[step] ||= 1;
  row("kick")[10] ||= 1;
  row("wobble")[0] ||= 1;
  row("bloop")[14] ||= 1;
  return { ...pattern, steps };
}
