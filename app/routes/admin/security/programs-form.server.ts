import type { SeenFrom } from "#domain/identity/seen-from.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { disconnectProgram } from "#domain/identity/programs/programs.server.ts";
import type { Services } from "#domain/services.ts";

/** For the page’s action: answers `{ programGone }`; null where the intent is none of its own. */
export async function programsAction(
  services: Services,
  owner: Owner,
  intent: string,
  form: FormData,
  from: SeenFrom,
) {
  if (intent !== "disconnect-program") return null;
  const gone = await disconnectProgram(services, owner, String(form.get("id")), from);
  return {
    programGone: gone ? `“${gone.name}” is disconnected.` : "That program was disconnected already.",
  };
}
