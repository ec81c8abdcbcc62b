import { type Hit, loudest, type Pattern, stepCount, swings, tempos } from "./pattern.ts";
import { voices } from "./voices.ts";

/**
 * A pattern as the part of an address: `1`, tempo and swing in two signs each, then five signs a voice for its steps and
 * one for its volume, all of them 0 to 9 and a to z. Short enough to be written on a postcard.
 */
const version = "1";
/** Sixteen steps of three kinds each, as one number: below 36 ** 5. */
const rowSigns = 5;
const rows = 3 ** stepCount;
const codeLength = 1 + 2 + 2 + voices.length * (rowSigns + 1);

export function writePattern({ tempo, swing, steps, volumes }: Pattern): string {
  const rowCodes = steps.map((row) =>
    signs(
      row.reduce<number>((sum, hit) => sum * 3 + hit, 0),
      rowSigns,
    ),
  );
  return [version, signs(tempo, 2), signs(swing, 2), ...rowCodes, ...volumes.map(String)].join("");
}

/** Null where the code is none of ours, or not all of one. */
export function readPattern(code: string): Pattern | null {
  const clean = code.trim().toLowerCase();
  if (clean.length !== codeLength || !clean.startsWith(version) || !/^[0-9a-z]+$/.test(clean)) return null;
  const tempo = parseInt(clean.slice(1, 3), 36);
  const swing = parseInt(clean.slice(3, 5), 36);
  const rowCodes = voices.map((_, n) => parseInt(clean.slice(5 + n * rowSigns, 5 + (n + 1) * rowSigns), 36));
  const volumes = Array.from(clean.slice(5 + voices.length * rowSigns), (sign) => parseInt(sign, 36));
  const isSound =
    isWithin(tempo, tempos) &&
    isWithin(swing, swings) &&
    rowCodes.every((row) => row < rows) &&
    volumes.every((volume) => volume <= loudest);
  return isSound ? { tempo, swing, steps: rowCodes.map(stepsOf), volumes } : null;
}

function stepsOf(row: number): Hit[] {
  return Array.from(row.toString(3).padStart(stepCount, "0"), (sign) => Number(sign) as Hit);
}

const signs = (value: number, count: number) => value.toString(36).padStart(count, "0");

const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;
