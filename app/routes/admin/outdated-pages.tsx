import { warningClass } from "@toadstool/elements/dialog/notice";
import { Moment } from "#app/ui/moment/moment.tsx";

/** Why visitors may get pages from before a change, and since when. */
interface PurgeTrouble {
  since: string;
  reason: string;
}

/** Nothing while the page cache was purged after every change. */
export function OutdatedPages({ trouble }: { trouble: PurgeTrouble | null }) {
  if (!trouble) return null;
  return (
    <p className={warningClass}>
      Visitors may still see pages from before your last change: the page cache could not be cleared{" "}
      <Moment iso={trouble.since} />. Your change is saved, and the site tries again every five minutes. You
      see every page as it is now. The cache’s answer: “{trouble.reason}”
    </p>
  );
}
