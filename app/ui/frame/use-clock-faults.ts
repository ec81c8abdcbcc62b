import { useEffect } from "react";
import { clockFaultOf, clockFaultWords } from "#domain/calendar/clock-change.ts";
import { zoneWords } from "#domain/calendar/time-zone.ts";
import { useProfile } from "../use-profile.ts";

/**
 * Says of a time that is chosen in any field of the page that it does not exist on the site’s clock, or comes twice. A day that is
 * chosen for something with a time has that time as `data-time`.
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
