import { redirect } from "react-router";
import type { Session } from "#domain/identity/owner.ts";
import { endOtherSessions, endSessionById } from "#domain/identity/sessions/session-list.server.ts";
import type { Services } from "#domain/services.ts";

/** What the sessions' buttons do; null where the intent is none of theirs. */
export async function sessionsAction(services: Services, session: Session, intent: string, form: FormData) {
  switch (intent) {
    case "end-session": {
      const hasEnded = await endSessionById(services, session.owner, String(form.get("id")));
      return { sessionsDone: hasEnded ? "That session has ended." : "That session had already ended." };
    }
    case "end-others":
      return { sessionsDone: othersEnded(await endOtherSessions(services, session.owner, session)) };
    case "end-all":
      await endOtherSessions(services, session.owner, session);
      // 307 posts on: this session is the logout's to end, here and at the identity provider.
      return redirect("/auth/logout", 307);
    default:
      return null;
  }
}

function othersEnded(count: number): string {
  if (count === 0) return "There were no other sessions.";
  return count === 1 ? "The other session has ended." : `All ${count} other sessions have ended.`;
}
