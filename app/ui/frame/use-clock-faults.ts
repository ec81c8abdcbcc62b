import { useEffect } from "react";
import { clockFaultOf, clockFaultWords } from "#domain/calendar/clock-change.ts";
import { zoneWords } from "#domain/calendar/time-zone.ts";
import { useProfile } from "../use-profile.ts";

/**
 * Says whether a time chosen in any field of the page is skipped or repeated by the site’s clock. A field for a day alone names
 * the time that goes with it in `data-time`.
 */
export function useClockFaults() {
  const { timeZone } = useProfile();
  useEffect(() => {
    const look = ({ target: field }: Event) => {
      if (!(field instanceof HTMLInputElement)) return;
      const { type, value, dataset } = field;
      if (type !== "datetime-local" && !dataset.time) return;
      const fault = clockFaultOf(dataset.time ? `${value}T${dataset.time}` : value, timeZone);
      field.setCustomValidity(fault ? clockFaultWords[fault](zoneWords(timeZone)) : "");
      if (fault) field.reportValidity();
    };
    document.addEventListener("input", look);
    return () => document.removeEventListener("input", look);
  }, [timeZone]);
}
