import { useSyncExternalStore } from "react";
import { formatDate } from "@toadstool/language";
import { useElementsWords } from "../words.ts";
import { agoWords, momentWords } from "./moment-words.ts";

/** The components of a site: the hook returns the zone of its own clock, an IANA name such as `Europe/London`. */
export function createMoments(useSiteZone: () => string) {
  /** How long ago, and when, on the reader's own clock; the served document knows the site's clock alone. */
  function Moment({ iso }: { iso: string }) {
    const siteZone = useSiteZone();
    const now = useNow();
    const speech = useElementsWords();
    const words =
      now === 0
        ? speech.elements.moments.on({ moment: momentWords(speech, iso, siteZone) })
        : agoWords(speech, iso, new Date(now), ownZone());
    return <time dateTime={iso}>{words}</time>;
  }

  /** A moment to come, on the site's clock for every reader: what was scheduled says the same time on every page. */
  function ComingMoment({ iso }: { iso: string }) {
    const siteZone = useSiteZone();
    const now = useNow();
    const words = momentWords(useElementsWords(), iso, siteZone, now ? new Date(now) : undefined);
    return <time dateTime={iso}>{words}</time>;
  }

  /** The day alone, on the site's clock for every reader. */
  function Day({ iso, className }: { iso: string; className?: string }) {
    const timeZone = useSiteZone();
    const { language } = useElementsWords();
    const day = formatDate(language, iso, { dateStyle: "long", timeZone });
    return (
      <time dateTime={iso} className={className}>
        {day}
      </time>
    );
  }

  return { Moment, ComingMoment, Day };
}

/** The reader's time zone; "" in the served document. */
export function useOwnZone(): string {
  return useSyncExternalStore(never, ownZone, () => "");
}

const never = () => () => undefined;

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

const step = 20_000;

/** 0 in the served document. */
function useNow(): number {
  return useSyncExternalStore(asTimePasses, rounded, () => 0);
}

const rounded = () => Math.floor(Date.now() / step) * step;

function asTimePasses(passed: () => void) {
  const clock = setInterval(passed, step);
  return () => clearInterval(clock);
}
