import type { Owner } from "../identity/owner.ts";
import { imageChangeInput, imageIdOf } from "../media/image.ts";
import { describeImages } from "../media/library/many-images.server.ts";
import { isRefused } from "../outcome.ts";
import { parse } from "../parse.ts";
import type { Services } from "../services.ts";
import type { WorkFacts } from "./work.ts";

type Described = [address: string | undefined, alt: string | undefined];

/** Gives the pictures of the library that a work shows the alt texts that it has for them, where they have none. */
export async function keepAltTexts(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  facts: WorkFacts,
): Promise<void> {
  const texts = describedIn(facts).flatMap(([address, alt]) => {
    const id = imageIdOf(address ?? "");
    const change = parse(imageChangeInput, { alt });
    return id && !isRefused(change) && change.alt ? [[id, change.alt] as const] : [];
  });
  if (texts.length > 0) await describeImages(services, owner, new Map(texts.toReversed()));
}

function describedIn(facts: WorkFacts): Described[] {
  if ("pages" in facts) return facts.pages.map(({ picture, alt }) => [picture, alt]);
  if ("medium" in facts) return [[facts.picture, facts.alt]];
  return [
    [facts.image, facts.description],
    [facts.featuredImage, facts.featuredDescription],
  ];
}
