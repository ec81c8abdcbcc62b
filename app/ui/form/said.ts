import { contrast, enoughContrast } from "#domain/profile/contrast.ts";

/** How far a colour stands out from each ground, by the ground’s name; nothing for what is no colour. */
export function contrastSaid(colour: string, grounds: readonly (readonly [name: string, colour: string])[]) {
  const ratios = grounds.flatMap(([name, ground]) =>
    isColour(colour) && isColour(ground) ? [{ name, ratio: contrast(colour, ground) }] : [],
  );
  if (ratios.length === 0) return "";
  // Rounded down, so that 4.49 is not said to be 4.5.
  const said = ratios.map(({ name, ratio }) => `${Math.floor(ratio * 10) / 10} : 1 to “${name}”`);
  const isEnough = ratios.every(({ ratio }) => ratio >= enoughContrast);
  return `Contrast: ${said.join(", ")}${isEnough ? "." : `; ${enoughContrast} : 1 is needed.`}`;
}

export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);

const day = 86_400_000;

/** “Thursday, in 5 days”, for a day written as `2026-12-03`, with or without a time, seen from another. */
export function dateSaid(date: string, today: string): string {
  const [then, now] = [Date.parse(date.slice(0, 10)), Date.parse(today)];
  if (Number.isNaN(then)) return "";
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" }).format(then);
  const away = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
  return `${weekday}, ${away.format(Math.round((then - now) / day), "day")}`;
}
