import { env } from "cloudflare:workers";
import { imagesBinding } from "../bindings/images-binding.ts";
import { r2Store } from "../bindings/r2-store.ts";

const { MEDIA, IMAGES } = env as unknown as { MEDIA: R2Bucket; IMAGES: ImagesBinding };

/** The test runtime's own bucket and picture service. */
export const store = r2Store(MEDIA);
export const pictures = imagesBinding(IMAGES);
