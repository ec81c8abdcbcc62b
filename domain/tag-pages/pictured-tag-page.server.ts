import type { Picture } from "@toadstool/media/showing";
import { findPictures } from "../articles/placing.server.ts";
import type { Services } from "../services.ts";
import { findTagPage, type TagPage } from "./tag-page.server.ts";

interface PicturedTagPage extends TagPage {
  /** The library's, by the items' image addresses. */
  pictures: Record<string, Picture>;
}

/** A page of what has a tag, with the pictures of the library that its items name; null where there is no such tag. */
export async function findPicturedTagPage(
  services: Pick<Services, "db">,
  slug: string,
  wanted: { cursor?: string },
): Promise<PicturedTagPage | null> {
  const page = await findTagPage(services, slug, wanted);
  if (!page) return null;
  const addresses = page.items.flatMap(({ imageUrl }) => imageUrl || []);
  return { ...page, pictures: await findPictures(services, addresses) };
}
