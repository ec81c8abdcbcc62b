import tokens from "../../app/styles/tokens.css?raw";
import { beforeEach, expect, it } from "vitest";
import { profile } from "#studio/profile.ts";
import { projects } from "#studio/projects.ts";
import { posts } from "#db/schema.ts";
import { webManifest } from "#domain/profile/manifest.ts";
import { ask } from "#testing/api.ts";
import { published } from "#testing/posts.ts";
import { testOrigin, testServices } from "#testing/services.ts";

const { services } = testServices();

const files = Object.keys(import.meta.glob("../../{studio,testing/studio}/public/*"));

async function open(path: string) {
  const answer = await ask(new Request(testOrigin + path));
  return { type: answer.headers.get("Content-Type"), text: await answer.text() };
}

beforeEach(() => services.db.delete(posts));

it("the web manifest names the site, its colours and icons that are there", async () => {
  const { type, text } = await open("/manifest.webmanifest");
  expect(type).toBe("application/manifest+json");
  const manifest = JSON.parse(text) as ReturnType<typeof webManifest>;
  expect(manifest).toMatchObject({ name: profile.siteName, start_url: "/", display: "minimal-ui" });
  expect(tokens).toContain(`--surface: ${manifest.theme_color};`);
  for (const { src } of manifest.icons)
    for (const studio of ["studio", "testing/studio"])
      expect(files).toContain(`../../${studio}/public${src}`);
});

it("the web manifest says its language and direction", () =>
  expect(webManifest({ ...profile, language: "ar-EG" })).toMatchObject({ lang: "ar-EG", dir: "rtl" }));

it("a studio's own colour is the manifest's", () => {
  expect(webManifest({ ...profile, colour: "#00a896" })).toMatchObject({
    theme_color: "#00a896",
    background_color: "#00a896",
  });
});

it("llms.txt says what the site is and lists what there is to read, posts as Markdown", async () => {
  const { slug } = await published(services, { title: "Ink [and]\n# paper", summary: "A year." });
  const { type, text } = await open("/llms.txt");
  expect(type).toMatch(/^text\/plain/);
  expect(text.startsWith(`# ${profile.siteName}\n\n> ${profile.description}\n`)).toBe(true);
  expect(text).toContain(`## Posts\n\n- [Ink \\[and\\] # paper](${testOrigin}/blog/${slug}.md): A year.\n`);
  expect(text).toContain(`](${testOrigin}/portfolio/${projects[0]?.slug}): `);
  expect(text).toContain(`](${testOrigin}/feed.json): JSON Feed`);
  expect(text.match(/^# /gm)).toHaveLength(1);
});

it("llms.txt leaves out what there is nothing of", async () => {
  expect((await open("/llms.txt")).text).not.toMatch(/## (?:Posts|Letters)/);
});
