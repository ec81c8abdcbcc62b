import { emptyFile, largePicture, MediaFault, tooLarge, unknownFile } from "@toadstool/media";
import { expect, it } from "vitest";
import { acceptedFiles } from "../image.ts";
import { refuseFile } from "./unfit-file.ts";

it("names the accepted formats in every refusal", () => {
  const refusals = [
    refuseFile(unknownFile("a BMP picture: save it as PNG")),
    refuseFile(new MediaFault("image_damaged", "This picture is damaged.")),
    refuseFile(tooLarge(50_000_000)),
    refuseFile(emptyFile()),
    refuseFile(largePicture(10_000_000)),
  ];
  for (const { message } of refusals) expect(message.endsWith(` ${acceptedFiles}`)).toBe(true);
});

it("has a kind for each fault", () => {
  expect(refuseFile(unknownFile("a BMP picture: save it as PNG"))).toEqual({
    refused: "unsupported",
    code: "image_type",
    message: `This is a BMP picture: save it as PNG. ${acceptedFiles}`,
    issues: [],
  });
  expect(refuseFile(tooLarge(50_000_000))).toMatchObject({ refused: "tooLarge", code: "media_too_large" });
  expect(refuseFile(new MediaFault("image_polyglot", "…"))).toMatchObject({ refused: "invalid" });
});
