import { expect, it } from "vitest";
import { typedAddress } from "./typed-address.ts";

it.each([
  ["ada@ada.example", "mailto:ada@ada.example"],
  ["  shop.ada.example ", "https://shop.ada.example"],
  ["ada.example/shop?a=1#b", "https://ada.example/shop?a=1#b"],
  ["ada.example:8443/shop", "https://ada.example:8443/shop"],
  ["//ada.example/shop", "https://ada.example/shop"],
  ["käuze.example", "https://käuze.example"],
  ["www.instagram.com/ada", "https://www.instagram.com/ada"],
])("completes %j to %s", (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

it.each([
  "https://ada.example/",
  "http://ada.example",
  "HTTPS://ADA.EXAMPLE",
  "mailto:ada@ada.example",
  "tel:+4912345",
  "javascript:alert(1)",
  "/about-me",
  "#top",
  "",
  "resume.pdf",
  "about me",
  "ada",
  "192.0.2.1",
  "ada@pond",
  "a@b@c.example",
  "ada..example",
])("leaves %j to the field’s own rule", (typed) => {
  expect(typedAddress(typed)).toBe(typed);
});
