/** Words for a day, `YYYY-MM-DD`, or for a month, `YYYY-MM`. */
const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...options });
  return (day: string) => format.format(new Date(`${day.padEnd(10, "-01")}T00:00:00Z`));
};

/** “December 2026” */
export const monthWords = inWords({ month: "long", year: "numeric" });
/** “December” */
export const monthName = inWords({ month: "long" });
/** “Friday 4 December” */
export const dayWords = inWords({ weekday: "long", day: "numeric", month: "long" });
/** “4 December 2026” */
export const dateWords = inWords({ day: "numeric", month: "long", year: "numeric" });

/** From Monday. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  const day = `2024-01-0${index + 1}`;
  return { long: inWords({ weekday: "long" })(day), short: inWords({ weekday: "short" })(day) };
});
