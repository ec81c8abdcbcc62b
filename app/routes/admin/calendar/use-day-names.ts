import { formatDate } from "@toadstool/language";
import { useProfile } from "#app/ui/use-profile.ts";

/** Words in the site’s language for a day, `YYYY-MM-DD`, or for a month, `YYYY-MM`. */
export function useDayNames() {
  const { language } = useProfile();
  const inWords = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    formatDate(language, `${day.padEnd(10, "-01")}T00:00:00Z`, { timeZone: "UTC", ...options });
  return {
    /** “December 2026” */
    monthWords: inWords({ month: "long", year: "numeric" }),
    /** “December” */
    monthName: inWords({ month: "long" }),
    /** “Friday 4 December” */
    dayWords: inWords({ weekday: "long", day: "numeric", month: "long" }),
    /** “4 December 2026” */
    dateWords: inWords({ day: "numeric", month: "long", year: "numeric" }),
    /** From Monday. */
    weekdays: () =>
      Array.from({ length: 7 }, (_, index) => {
        const day = `2024-01-0${index + 1}`;
        return { long: inWords({ weekday: "long" })(day), short: inWords({ weekday: "short" })(day) };
      }),
  };
}
