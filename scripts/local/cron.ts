/** Smallest and largest value of each field: minute, hour, day of the month, month, day of the week (1 is Sunday). */
const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [1, 7],
] as const;

/**
 * Whether the trigger `cron` of wrangler.toml fires in the minute of `time`, by UTC. Reads lists, ranges and steps of
 * numbers (https://developers.cloudflare.com/workers/configuration/cron-triggers/); throws on names and on L, W and #.
 */
export function isDue(cron: string, time: Date): boolean {
  const fields = cron.trim().split(/\s+/);
  const values = [
    time.getUTCMinutes(),
    time.getUTCHours(),
    time.getUTCDate(),
    time.getUTCMonth() + 1,
    time.getUTCDay() + 1,
  ];
  if (fields.length !== values.length) throw unreadable(cron);
  const matches = values.map((value, index) =>
    (fields[index] ?? "")
      .split(",")
      .map((part) => isIn(part, value, index, cron))
      .includes(true),
  );
  const [minute, hour, day, month, weekday] = matches;
  // Where both kinds of day are given, either is enough.
  const isDay = fields[2] !== "*" && fields[4] !== "*" ? day || weekday : day && weekday;
  return Boolean(minute && hour && month && isDay);
}

function isIn(part: string, value: number, index: number, cron: string): boolean {
  const [lowest = 0, highest = 0] = ranges[index] ?? [];
  const { first, last, step } = /^(?:\*|(?<first>\d+)(?:-(?<last>\d+))?)(?:\/(?<step>[1-9]\d*))?$/.exec(part)
    ?.groups ?? { first: "x" };
  const from = first === undefined ? lowest : Number(first);
  const to = last !== undefined ? Number(last) : first === undefined || step !== undefined ? highest : from;
  if (!(from >= lowest && to <= highest && from <= to)) throw unreadable(cron);
  return value >= from && value <= to && (value - from) % Number(step ?? 1) === 0;
}

const unreadable = (cron: string) =>
  new Error(`The trigger "${cron}" in wrangler.toml cannot run on this machine: it is read in numbers only.`);
