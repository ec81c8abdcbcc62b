import { env } from "cloudflare:workers";
import { imagesBinding, r2Store } from "@toadstool/worker-kit/http";

const { MEDIA, IMAGES } = env as unknown as { MEDIA: R2Bucket; IMAGES: ImagesBinding };

/** The test runtime's own bucket and picture service. */
export const store = r2Store(MEDIA);
export const pictures = imagesBinding(IMAGES);
