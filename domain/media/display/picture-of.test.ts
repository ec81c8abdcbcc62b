import type { MediaFile } from "@toadstool/media/storing";
import { expect, test } from "vitest";
import type { Image } from "../image.ts";
import { describePicture } from "@toadstool/media/showing";
import { pictureOf } from "./picture-of.ts";
import { pictureHtml } from "./picture-html.ts";

const file = (name: string, type: string): MediaFile => ({ name, type, width: 320, height: 240, bytes: 900 });

const dancing: Image = {
  id: "abcdefghijklmnop",
  kind: "picture",
  revision: 1,
  name: "Dancing toad",
  folder: "",
  alt: "",
  caption: "",
  bytes: 2700,
  hash: null,
  facts: {
    main: "320.jpg",
    width: 320,
    height: 240,
    duration: null,
    isAnimated: true,
    hasAlpha: false,
    thumbhash: "",
    colours: "",
    files: [file("320.webp", "image/webp"), file("320.jpg", "image/jpeg"), file("animated.gif", "image/gif")],
  },
  createdAt: "2026-03-04T09:00:00.000Z",
  updatedAt: "2026-03-04T09:00:00.000Z",
};

test("a picture that moves is a still where one is wanted, whatever the reader's system asks for", () => {
  const moving = describePicture(pictureOf(dancing), { sizes: "10rem" });
  const still = describePicture(pictureOf(dancing), { sizes: "10rem", isStill: true });
  expect(moving.img.src).toBe("/media/abcdefghijklmnop/1/animated.gif");
  expect(moving.sources[0]?.media).toBe("(prefers-reduced-motion: reduce)");
  expect(still.img.src).toBe("/media/abcdefghijklmnop/1/320.jpg");
  expect(still.sources).toEqual([
    { type: "image/webp", srcSet: "/media/abcdefghijklmnop/1/320.webp 320w", sizes: "10rem" },
  ]);
});

test("a picture that moves has a button where it may be stopped, and nowhere else", () => {
  const look = { sizes: "10rem", isPausable: true };
  expect(pictureHtml(pictureOf(dancing), look)).toContain('aria-label="Pause the moving picture"');
  expect(pictureHtml(pictureOf(dancing), { sizes: "10rem" })).not.toContain("button");
  const still: Image = {
    ...dancing,
    facts: { ...dancing.facts, isAnimated: false, files: dancing.facts.files.slice(0, 2) },
  };
  expect(pictureHtml(pictureOf(still), look)).not.toContain("button");
});
