import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { imageUses, posts } from "#db/schema.ts";
import { storedImage } from "#testing/images.ts";
import { metered } from "#testing/metered.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { findPostPage } from "./post-page.server.ts";
import { deletePost } from "./trash.server.ts";

const { services } = testServices();
const owner = testOwner(services);

describe("the page of a post", () => {
  it("takes one round trip to the database, which reads few rows of many posts", async () => {
    const { address } = await storedImage(services, { alt: "A toad" });
    for (let hour = 10; hour < 40; hour++) {
      const datetime = `2026-05-${hour < 24 ? "01" : "02"} ${String(hour % 24).padStart(2, "0")}:00:00`;
      await published(services, { slug: `at-${hour}`, title: `At ${hour}`, dateString: "", datetime });
    }
    const content = `Two words ![](${address})`;
    const dated = { dateString: "", datetime: "2026-05-01 20:30:00" };
    const { id } = await published(services, {
      slug: "between",
      content,
      imageUrl: `${address}#1x1`,
      ...dated,
    });
    const { services: counted, cost } = metered(services);
    const page = await findPostPage(counted, "between");
    expect(page).toMatchObject({
      post: { id, slug: "between", likes: 0 },
      words: 2,
      newer: { slug: "at-21", title: "At 21" },
      older: { slug: "at-20", title: "At 20" },
      pictures: { [`${address}#1x1`]: { alt: "A toad" } },
    });
    expect(page?.html).toContain(`${address}/1/320.avif 320w`);
    expect(cost.calls).toBe(1);
    expect(cost.read).toBeLessThan(38);
    expect((await findPostPage(counted, id))?.post.slug).toBe("between");
    expect(cost.calls).toBe(2);
  });

  it("finds images that no use is recorded of, and counts words that are not stored", async () => {
    const { address, id: imageId } = await storedImage(services);
    const { id, slug } = await published(services, { content: `One, two, three. ![](${address})` });
    await services.db.delete(imageUses).where(eq(imageUses.imageId, imageId));
    await services.db.update(posts).set({ words: null }).where(eq(posts.id, id));
    const page = await findPostPage(services, slug);
    expect(page?.html).toContain(`${address}/1/320.avif 320w`);
    expect(page?.words).toBe(3);
  });

  it("is not there for a post in the trash, nor are its neighbours", async () => {
    const { id, slug } = await published(services);
    await deletePost(services, owner, id);
    expect(await findPostPage(services, slug)).toBeNull();
    expect(await findPostPage(services, id)).toBeNull();
    expect(await findPostPage(services, "nowhere")).toBeNull();
  });
});
