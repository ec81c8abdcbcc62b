import sharp from "sharp";

/**
 * One of the site's own covers, small: a picture is made in many sizes, and the largest of them take long. Each time it is
 * another file, for the library notices the same one.
 */
export async function smallPicture(name: string, width = 320) {
  const buffer = await sharp(`testing/studio/public/images/covers/${name}.webp`)
    .resize(width)
    .withExif({ IFD0: { ImageDescription: crypto.randomUUID() } })
    .webp()
    .toBuffer();
  return { name: `${name}.webp`, mimeType: "image/webp", buffer };
}
