import { describe, expect, it } from "vitest";
import { openSite } from "./open-site.ts";

const open = (site: string, token?: string) =>
  openSite({ site, token, scopes: ["backup"], command: "npm run backup", say: () => undefined });

describe("a site that a command is to talk to", () => {
  it("is reached with the token that was given, at its origin", async () => {
    expect(await open("https://pond.example/blog", "site_x")).toMatchObject({
      origin: "https://pond.example",
      token: "site_x",
    });
    expect(await open("http://localhost:8787", "site_x")).toMatchObject({ origin: "http://localhost:8787" });
  });

  it.each([
    ["pond.example", "site_x", "“pond.example” is no site. Say https://YOUR-SITE, or local"],
    ["ftp://pond.example", "site_x", "is no site"],
    ["http://pond.example", "site_x", "A token goes nowhere without encryption: say https://pond.example."],
    [
      "https://pond.example",
      undefined,
      "Create a token with the permission “Back up” at https://pond.example",
    ],
  ])("is refused in words: %s with %s", async (site, token, words) => {
    await expect(open(site, token)).rejects.toThrow(words);
  });
});
