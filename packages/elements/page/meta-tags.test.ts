import { expect, it } from "vitest";
import { metaTags } from "./meta-tags.ts";

const facts = {
  title: "Ada",
  fullTitle: "Ada · Harbour",
  siteName: "Harbour",
  description: "A boat.",
  origin: "https://harbour.example",
  path: "/boats/ada",
};

it("names pictures of the site by their whole address, and leaves others as they are", () => {
  const shared = (src: string) =>
    metaTags({ ...facts, image: { src } }).find((tag) => "property" in tag && tag.property === "og:image");
  expect(shared("/ada.png")).toHaveProperty("content", "https://harbour.example/ada.png");
  expect(shared("https://pictures.example/a.png")).toHaveProperty(
    "content",
    "https://pictures.example/a.png",
  );
});

it("asks search engines to leave out a page that has nothing to show", () => {
  const robots = { name: "robots", content: "noindex" };
  expect(metaTags({ ...facts, image: { src: "/a.png" } })).not.toContainEqual(robots);
  expect(metaTags({ ...facts, image: { src: "/a.png" }, isEmpty: true })).toContainEqual(robots);
});
