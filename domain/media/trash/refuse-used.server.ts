import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { findUses, type ImageUse } from "../usage/find-uses.server.ts";

/** The refusal of what would leave a gap in a text that shows the image; null where no text does. */
export async function refuseIfUsed(
  services: Pick<Services, "db" | "studioPages">,
  id: string,
): Promise<Refused | null> {
  const uses = (await findUses(services, [id])).get(id) ?? [];
  return uses.length > 0 ? refuseUsed(uses) : null;
}

/** Uses that a refusal names; of further ones it gives the number. */
const mostNamed = 3;

function refuseUsed(uses: ImageUse[]): Refused {
  const named = uses.slice(0, mostNamed).map(describeUse).join(", ");
  const others = uses.length - mostNamed;
  const more = others > 0 ? ` and ${others} more` : "";
  return refuse(
    "conflict",
    "image_used",
    `This image is shown in ${named}${more}. Remove it there first, or delete it anyway and leave a gap.`,
  );
}

function describeUse({ kind, title, isDeleted }: ImageUse): string {
  return `the ${kind} “${title}”${isDeleted ? " (in the trash)" : ""}`;
}
