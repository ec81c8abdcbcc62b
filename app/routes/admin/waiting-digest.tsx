import { Link } from "react-router";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import type { DigestState } from "#domain/newsletter/digest/digests.server.ts";
import { warningClass } from "@toadstool/elements/dialog/notice";

/** The letter about what is new that goes by itself soon; nothing where none waits. */
export function WaitingDigest({ digest: { waiting } }: { digest: DigestState }) {
  if (!waiting) return null;
  return (
    <p className={warningClass}>
      The digest “<bdi>{waiting.subject}</bdi>” goes to your readers on <ComingMoment iso={waiting.dueAt} />.{" "}
      <Link to="/admin/email/digest">Look at it, or stop it</Link>
    </p>
  );
}
