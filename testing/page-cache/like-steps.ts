import { changeLike } from "#domain/posts/likes.server.ts";
import type { PlainPost } from "./plain-site.ts";
import { checkLikes, passTime, runCron } from "./change-steps.ts";
import { ask } from "./read-steps.ts";
import { must, type Stage } from "./stage.ts";
import type { Step } from "./steps.ts";

/** After liking a post, a visitor reads the count with her own like, whatever is stored for strangers. */
async function readOwnCount(stage: Stage, post: PlainPost): Promise<void> {
  const { head } = await ask(stage, { path: `/blog/${post.slug}`, cookie: stage.visitor.cookie });
  must(head.endsWith(`likes ${post.likes}`), () => `Not ${post.likes} likes: ${head}`);
}

async function pressLike({ world, visitor }: Stage, post: PlainPost): Promise<void> {
  const mode = visitor.liked.has(post.id) ? -1 : 1;
  const { calls } = world.state;
  const press = async () => {
    const done = await changeLike(world.services, { id: post.id, mode }, visitor.cookie);
    visitor.cookie = done?.setCookie?.split(";")[0] ?? visitor.cookie;
    post.likes = done?.likes ?? 0;
  };
  await world.post(press, visitor.cookie ? { Cookie: visitor.cookie } : {});
  if (mode === 1) visitor.liked.add(post.id);
  else visitor.liked.delete(post.id);
  must(world.state.calls === calls, () => "A visitor’s like purged at once.");
}

const livePost = ({ chance, model }: Stage) =>
  chance.pick(model.site.posts.filter(({ isDeleted }) => !isDeleted));

export const likeSteps: Record<string, Step> = {
  like: {
    weight: 5,
    async take(stage) {
      const post = livePost(stage);
      if (!post) return;
      const isLastChange = stage.chance.below(3) === 0;
      // Then no other change purges what does not count this like yet.
      if (isLastChange) await passTime(stage, 30_000);
      await ask(stage, { path: `/blog/${post.slug}` });
      await pressLike(stage, post);
      if (stage.visitor.cookie) await readOwnCount(stage, post);
      if (!isLastChange) return;
      await runCron(stage);
      await checkLikes(
        stage,
        stage.model.site.posts.find(({ id, isDeleted }) => id === post.id && !isDeleted),
      );
    },
  },
  visitorWhoLiked: {
    weight: 2,
    async take(stage) {
      const post = livePost(stage);
      if (post && stage.visitor.cookie) await readOwnCount(stage, post);
    },
  },
};
