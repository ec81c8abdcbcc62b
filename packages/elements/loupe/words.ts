import { formatList, formatNumber, type Words, withinSentence } from "@toadstool/language";
import type { loupe } from "../english.ts";
import type { Point } from "./place.ts";
import type { Plate, PrintDetails, Tint } from "./print-details.ts";

/** What a loupe says, and the language that it says it in. */
export interface LoupeSpeech {
  language: string;
  loupe: Words<typeof loupe>;
}

type Way = "left" | "right" | "up" | "down" | "leftUp" | "leftDown" | "rightUp" | "rightDown";

/** "Ochre, painted" is ochre. */
export const shortName = ({ name }: Tint) => name.split(",")[0] ?? name;

const within = (language: string, tint: Tint) => withinSentence(language, shortName(tint));

/** "0.4 mm" */
export function millimetres({ language, loupe }: LoupeSpeech, value: number): string {
  const digits = value < 0.095 ? 2 : 1;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return loupe.millimetres({ length: formatNumber(language, value, options) });
}

/** What a loupe shows of a picture, for people who cannot see it, too. */
export function aboutAll(
  { language, loupe }: LoupeSpeech,
  printed: PrintDetails | null,
  tints: readonly Tint[],
): string {
  const names = formatList(
    language,
    tints.map((tint) => within(language, tint)),
  );
  const count = tints.length;
  if (!printed) return loupe.colours({ count, names });
  const { sheet, paper } = printed;
  return sheet
    ? loupe.inksOnSheet({ count, paper: paper.name, sheet, names })
    : loupe.inks({ count, paper: paper.name, names });
}

export function aboutPlate(
  speech: LoupeSpeech,
  { name, ...plate }: Plate,
  isFirst: boolean,
  slip: Point | null,
): string {
  const { loupe } = speech;
  const lies = (at: Point) =>
    isFirst
      ? loupe.measured
      : far(at) < 0.05
        ? loupe.inRegister
        : loupe.off({ far: millimetres(speech, far(at)), way: wayOf(at) });
  return [screenWords(speech, plate), slip && lies(slip)].reduce<string>(
    (first, second) => (second ? loupe.sentences({ first, second }) : first),
    loupe.plate({ name }),
  );
}

function screenWords(
  speech: LoupeSpeech,
  { screen, angle = 0, pitch: apart }: Pick<Plate, "screen" | "angle" | "pitch">,
): string {
  const { loupe } = speech;
  if (!screen) return "";
  if (screen === "grain") return loupe.grain;
  const said = { angle: loupe.angle({ degrees: angle }) };
  if (!apart) return loupe[screen](said);
  return loupe[`${screen}Apart`]({ ...said, pitch: millimetres(speech, apart) });
}

export const far = ({ x, y }: Point) => Math.hypot(x, y);

export function wayOf({ x, y }: Point): Way {
  const across = x < 0 ? "left" : "right";
  const [isAcross, isDown] = [Math.abs(x) > Math.abs(y) * 0.41, Math.abs(y) > Math.abs(x) * 0.41];
  if (!isDown) return across;
  if (!isAcross) return y < 0 ? "up" : "down";
  return `${across}${y < 0 ? "Up" : "Down"}`;
}

/** How much of each is under the middle of the glass, 0 to 1: "Here: pink 80%, yellow 20%." */
export function aboutHere(
  { language, loupe }: LoupeSpeech,
  tints: readonly Tint[],
  shares: readonly number[],
): string {
  const found = tints
    .map((tint, index) => ({ tint, share: Math.round((shares[index] ?? 0) * 20) / 20 }))
    .filter(({ share }) => share > 0)
    .map(({ tint, share }) =>
      loupe.share({
        name: within(language, tint),
        share: formatNumber(language, share, { style: "percent" }),
      }),
    );
  return found.length > 0 ? loupe.here({ shares: formatList(language, found) }) : loupe.bare;
}
