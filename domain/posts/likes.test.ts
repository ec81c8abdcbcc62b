import { describe, expect, it } from "vitest";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { changeLike, resetLikes } from "./likes.server.ts";
import { findPost } from "./posts.server.ts";

const { services } = testServices();

async function likeAs(cookie: string | null, id: string, mode: 1 | -1 = 1) {
  return changeLike(services, { id, mode }, cookie);
}

const cookieOf = (setCookie: string | null | undefined) => setCookie?.split(";")[0] ?? "";

describe("a like", () => {
  it("is counted once for each visitor and post, however often it is sent", async () => {
    const { id } = await published(services);
    const first = await likeAs(null, id);
    expect(first).toMatchObject({ likes: 1, setCookie: expect.stringMatching(/^__Host-visitor=.*HttpOnly/) });
    const cookie = cookieOf(first?.setCookie);
    expect(await likeAs(cookie, id)).toEqual({ likes: 1, setCookie: null });
    expect(await likeAs(null, id)).toMatchObject({ likes: 2 });
  });

  it("can be withdrawn once, and the count never goes below zero", async () => {
    const { id } = await published(services);
    const cookie = cookieOf((await likeAs(null, id))?.setCookie);
    expect(await likeAs(cookie, id, -1)).toMatchObject({ likes: 0 });
    expect(await likeAs(cookie, id, -1)).toMatchObject({ likes: 0 });
    expect(await likeAs(null, id, -1)).toEqual({ likes: 0, setCookie: null });
  });

  it("takes a forged visitor cookie for a new visitor", async () => {
    const { id } = await published(services);
    expect(await likeAs("__Host-visitor=abc.def", id)).toMatchObject({
      likes: 1,
      setCookie: expect.any(String),
    });
  });

  it("is remembered on loopback too, by a cookie that every browser keeps there", async () => {
    const { id } = await published(services);
    const { settings } = services;
    const local = { ...services, settings: { ...settings, site: { ...settings.site, isLoopback: true } } };
    const first = await changeLike(local, { id, mode: 1 }, null);
    expect(first?.setCookie).toMatch(
      /^loopback-visitor=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const again = await changeLike(local, { id, mode: 1 }, cookieOf(first?.setCookie));
    expect(again).toEqual({ likes: 1, setCookie: null });
    expect(await likeAs(cookieOf(first?.setCookie), id)).toMatchObject({ likes: 2 });
  });

  it("on an unknown post is null", async () => {
    expect(await likeAs(null, "unknown")).toBeNull();
  });

  it("starts again from zero when the owner resets it", async () => {
    const { id } = await published(services);
    const cookie = cookieOf((await likeAs(null, id))?.setCookie);
    expect(await resetLikes(services, testOwner(services), id)).toEqual({ likes: 0 });
    expect(await likeAs(cookie, id)).toMatchObject({ likes: 1 });
    expect((await findPost(services, id))?.likes).toBe(1);
  });
});
