import type { Room } from "#domain/art/room.ts";
import { type Address, addresses, sections } from "./addresses.ts";

interface Studio {
  rooms: readonly Room[];
  hasLine: boolean;
  hasPress: boolean;
}

/** The engine's kinds of page whose addresses and contents are the studio's. */
const kinds = {
  piece: "routes/piece/piece-page.tsx",
  model: "routes/model/model-page.tsx",
  study: "routes/study/study-page.tsx",
};

/** All addresses of a site: the engine’s with the toys that the studio has, and then, as the engine’s win, the studio’s. */
export function siteAddresses({ rooms, hasLine, hasPress }: Studio): Address[] {
  const toys = { line: hasLine, press: hasPress };
  const engines = (addresses as readonly Address[]).filter(({ toy }) => !toy || toys[toy]);
  return [...engines.flatMap(inFormats), ...rooms.flatMap(addressesOf)];
}

function inFormats(address: Address): Address[] {
  if (!address.isFeed) return [address];
  const { path, forModels, ...feed } = address;
  return ["xml", "json"].map((format) => ({
    ...feed,
    path: `${path}.${format}`,
    id: `${path}.${format}`,
    negotiates: "feed",
    ...(format === "json" && { forModels }),
  }));
}

function addressesOf(room: Room): Address[] {
  const path = room.path.slice(1);
  const isSeen = room.path.includes(":") ? {} : ({ listed: true, counted: true } as const);
  if (room.kind !== "page") return [{ path, file: kinds[room.kind], id: room.path, cached: [], ...isSeen }];
  // They have parameters that the engine does not know, and so are not stored.
  const beneath = Object.entries(room.beneath ?? {}).map(([below, file]) => ({
    path: `${path}/${below}`,
    file: `../${file}`,
    id: `${room.path}/${below}`,
  }));
  return [{ path, file: `../${room.file}`, id: room.path, ...isSeen }, ...beneath];
}

/** The sections of a site with these paths. */
export function sectionsOf(paths: Iterable<string>): Readonly<Record<string, string>> {
  const ofStudio = [...paths].map((path) => [path.split("/")[1] ?? "", "a page of the studio"] as const);
  return { ...Object.fromEntries(ofStudio), ...sections };
}
