import type { Sharp } from "sharp";
import { random } from "@toadstool/stage/seeded";
import { be32, join } from "./bytes.ts";
import { exif } from "./exif.ts";
import { accepted } from "./expectations.ts";
import { commentSegment, exifSegment, iptcSegment, segment, withSegments, xmpSegment } from "./jpeg.ts";
import type { NastyFile } from "./nasty-file.ts";
import { pngChunk, withChunks } from "./png.ts";
import { drawQuarters, picture } from "./quarters.ts";
import { secret, secretPlace } from "./secret.ts";
import { withMetadata } from "./webp.ts";

export const xmp = `<?xpacket begin="\u00ef\u00bb\u00bf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" exif:GPSLatitude="51,30.43N" exif:GPSLongitude="0,7.65W"><dc:creator><rdf:Seq><rdf:li>${secret}</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

/** Pictures with more than pixels: which way is up, the photographer, and the place. */
export async function taggedFiles(seed: number): Promise<NastyFile[]> {
  const drawn = drawQuarters(seed);
  const [png, jpeg, webp] = await Promise.all([
    drawn.clone().png().toBuffer(),
    drawn.clone().jpeg({ quality: 92 }).toBuffer(),
    drawn.clone().webp().toBuffer(),
  ]);
  const personal = exif({ isPersonal: true });
  const noise = random(seed);
  const thumbnail = join(
    jpeg,
    Buffer.from(Array.from({ length: 60_000 - jpeg.length }, () => Math.floor(noise() * 255))),
  );
  const tag = (name: string, bytes: NastyFile["bytes"]): NastyFile => {
    const format = name.split(" ")[0] ?? "";
    return { name, bytes, sentName: `tagged.${format}`, sentType: `image/${format}`, expect: accepted() };
  };
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation): NastyFile => ({
      ...tag(`jpeg that is to be turned, way ${orientation}`, () => turned(seed, orientation)),
      isTypical: orientation === 6,
    })),
    tag("webp that is to be turned", async () =>
      withMetadata(
        await lying(seed, 6).webp().toBuffer(),
        { width: picture.height, height: picture.width },
        { exif: exif({ orientation: 6 }) },
      ),
    ),
    tag("png that is to be turned", async () =>
      withChunks(await lying(seed, 6).png().toBuffer(), pngChunk("eXIf", exif({ orientation: 6 }))),
    ),
    {
      ...tag("jpeg that tells who took it and where", () => withSegments(jpeg, exifSegment(personal))),
      isTypical: true,
    },
    {
      ...tag("png that tells who took it and where", () => withChunks(png, pngChunk("eXIf", personal))),
      isTypical: true,
    },
    tag("webp that tells who took it and where", () =>
      withMetadata(webp, picture, { exif: join("Exif\0\0", personal), xmp }),
    ),
    { ...tag("avif that tells who took it and where", () => personalAvif(seed)), isTypical: true },
    tag("jpeg with names and places in XMP and IPTC", () =>
      withSegments(jpeg, xmpSegment(xmp), iptcSegment(secret), commentSegment(secret)),
    ),
    tag("png with names and places in texts", () => withChunks(png, ...texts())),
    tag("png with the time of its last change", () =>
      withChunks(png, pngChunk("tIME", join([0x07, 0xea, 11, 21, 4, 5, 6]))),
    ),
    tag("jpeg with a huge thumbnail", () =>
      withSegments(jpeg, exifSegment(exif({ isPersonal: true, thumbnail: thumbnail.subarray(0, 60_000) }))),
    ),
    tag("jpeg whose EXIF leads nowhere", () =>
      withSegments(jpeg, exifSegment(join("II", [42, 0], [255, 255, 255, 127]))),
    ),
    tag("jpeg whose EXIF leads to itself", () =>
      withSegments(jpeg, exifSegment(join("II", [42, 0, 8, 0, 0, 0, 0, 0, 8, 0, 0, 0]))),
    ),
    tag("jpeg of a phone with a film behind it", () => motionPhoto(jpeg)),
    tag("jpeg with forty segments of a maker's own", () =>
      withSegments(
        jpeg,
        ...Array.from({ length: 40 }, () => segment(0xe8, join(secret, Buffer.alloc(40_000)))),
      ),
    ),
  ];
}

/** The quarters turned so that `orientation` puts them right again; sharp mirrors before it turns. */
function lying(seed: number, orientation: number): Sharp {
  const drawn = drawQuarters(seed);
  const before: Record<number, () => typeof drawn> = {
    1: () => drawn,
    2: () => drawn.flop(),
    3: () => drawn.rotate(180),
    4: () => drawn.flip(),
    5: () => drawn.flop().rotate(270),
    6: () => drawn.rotate(270),
    7: () => drawn.flop().rotate(90),
    8: () => drawn.rotate(90),
  };
  return before[orientation]?.() ?? drawn;
}

async function turned(seed: number, orientation: number): Promise<Uint8Array> {
  const jpeg = await lying(seed, orientation).jpeg().toBuffer();
  return withSegments(jpeg, exifSegment(exif({ orientation })));
}

function personalAvif(seed: number): Promise<Uint8Array> {
  return drawQuarters(seed)
    .withExif({
      IFD0: { Artist: secret },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "51/1 30/1 26/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "0/1 7/1 39/1",
      },
    })
    .withXmp(xmp)
    .avif({ effort: 0 })
    .toBuffer();
}

function texts(): Uint8Array[] {
  return [
    pngChunk("tEXt", `Author\0${secret}`),
    pngChunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${xmp}`),
    pngChunk("tEXt", `Location\0${secretPlace}`),
  ];
}

/** Android's motion photo: the film follows the picture, and XMP contains its length. */
function motionPhoto(jpeg: Uint8Array): Uint8Array {
  const head = join(be32(24), "ftypmp42", be32(0), "mp42isom");
  const film = join(head, be32(16), "moov", be32(8), "free", be32(8 + secret.length), "mdat", secret);
  const told = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MicroVideo="1" GCamera:MicroVideoVersion="1" GCamera:MicroVideoOffset="${film.length}"/></rdf:RDF></x:xmpmeta>`;
  return join(withSegments(jpeg, xmpSegment(told)), film);
}
