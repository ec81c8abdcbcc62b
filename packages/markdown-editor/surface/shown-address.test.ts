import { expect, it } from "vitest";
import { isShownAddress } from "./shown-address.ts";

const page = "http://localhost:8787/admin/blog?post=1";

it.each([
  "/media/abcdefgh",
  "a.png",
  "https://a.example/a.png",
  "http://localhost:8787/a.png",
  "//localhost:8787/a.png",
])("a picture at %s is shown in the editor", (src) => expect(isShownAddress(src, page)).toBe(true));

it.each([
  "",
  "http://a.example/a.png",
  "data:image/png;base64,AAAA",
  "blob:http://localhost:8787/1",
  "file:///c:/a.png",
  "http://",
])("a picture at %s is not asked for: the policy would refuse it", (src) =>
  expect(isShownAddress(src, page)).toBe(false),
);
