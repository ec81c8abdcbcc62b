import { expect, test } from "vitest";
import { addressOf, type Embed, embedFor } from "./embed-address.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s", "youtube", { id: "dQw4w9WgXcQ" }],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", "youtube", { id: "dQw4w9WgXcQ" }],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube", { id: "dQw4w9WgXcQ" }],
  ["https://vimeo.com/76979871", "vimeo", { id: "76979871" }],
  ["https://player.vimeo.com/video/76979871?h=1", "vimeo", { id: "76979871" }],
  ["https://codepen.io/ada/pen/aBcDeF", "codepen", { user: "ada", pen: "aBcDeF" }],
  ["https://editor.p5js.org/ada/sketches/x1-Yz_9", "p5", { user: "ada", sketch: "x1-Yz_9" }],
  ["https://api.soundcloud.com/tracks/293", "soundcloud", { track: "293" }],
  ["/media/film.mp4", "video", { src: "/media/film.mp4" }],
])("%s is a player", (address, name, attributes) => {
  expect(embedFor(address)).toEqual({ name, attributes });
});

test.each([
  "https://www.youtube.com/@somebody",
  "https://vimeo.com/76979871/abcdef",
  "https://codepen.io/ada",
  "https://example.org/watch?v=dQw4w9WgXcQ",
  "javascript:alert(1)",
  "//evil.example/film.mp4",
  "look at https://youtu.be/dQw4w9WgXcQ",
  "",
])("%s is none", (address) => {
  expect(embedFor(address)).toBeNull();
});

test("an embed is found again by the address that it leads to", () => {
  const embeds: Embed[] = [
    { name: "youtube", attributes: { id: "dQw4w9WgXcQ" } },
    { name: "vimeo", attributes: { id: "76979871" } },
    { name: "codepen", attributes: { user: "ada", pen: "aBcDeF" } },
    { name: "p5", attributes: { user: "ada", sketch: "x1" } },
    { name: "soundcloud", attributes: { track: "293" } },
  ];
  for (const embed of embeds) expect(embedFor(addressOf(embed.name, embed.attributes))).toEqual(embed);
});
