import { answerObject } from "../http/answer-object.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { fileAddress, fileKey, type Image, imageIdOf } from "#domain/media/image.ts";
import { findImage, findShownRevision } from "#domain/media/images.server.ts";
import { filePolicy } from "#domain/media/files/file-policy.ts";
import { nearestFile, ownFile } from "@toadstool/media/showing";
import { isCard, typeByName } from "@toadstool/media/storing";
import { wordsOf } from "#domain/words/known-words.ts";
import type { HonoEnv } from "../hono-env.ts";
import { caching } from "../caching.ts";

/** Answers `/media/{id}` and `/media/{id}/{revision}/{file}` from the store. */
export const serveMedia = createMiddleware<HonoEnv>(async (c) => {
  if (!["GET", "HEAD"].includes(c.req.method)) {
    return c.text("Files can only be read here.", 405, {
      Allow: "GET, HEAD",
      "Cache-Control": caching.failure,
    });
  }
  const { pathname } = new URL(c.req.url);
  const id = imageIdOf(pathname);
  if (!id) return missing(c);
  const [, revision, file] =
    /^\/(\d{1,6})\/([a-z0-9]+\.[a-z0-9]+)$/.exec(pathname.slice(`/media/${id}`.length)) ?? [];
  if (revision && file) return serveFile(c, id, Number(revision), file);
  return pathname === `/media/${id}` ? serveImage(c, id) : missing(c);
});

/**
 * A file of a former revision, or a crop for links around a former focus, leads to the one that took its place: caches and
 * mails may still name it. It is not answered, though it may be kept: what its owner has replaced is public no longer.
 */
async function serveFile(c: Context<HonoEnv>, id: string, revision: number, file: string): Promise<Response> {
  const [answer, shown] = await Promise.all([
    answerObject(c.var.files.uploaded, c.req.raw, {
      ...shownAs(file),
      key: fileKey(id, revision, file),
      fileName: `${id}-${file}`,
      cacheControl: caching.mediaFile,
    }),
    findShownRevision(c.var.services, id),
  ]);
  // Of the revision that is shown, only crops for links are stored that it does not name any more.
  if (answer && shown === revision && !isCard({ name: file })) return answer;
  const image = await findImage(c.var.services, id);
  const isNamed = image?.revision === revision && image.facts.files.some(({ name }) => name === file);
  if (answer && isNamed) return answer;
  await answer?.body?.cancel();
  const nearest = image && fileAddress(id, image.revision, nearestFile(image.facts, file));
  if (!nearest || nearest === fileAddress(id, revision, file)) return missing(c);
  return c.body(null, 302, { Location: nearest, "Cache-Control": caching.redirect });
}

async function serveImage(c: Context<HonoEnv>, id: string, gone?: number): Promise<Response> {
  const image = await findImage(c.var.services, id);
  if (!image || image.revision === gone) return missing(c);
  const file = ownFile(image.facts);
  const answer = await answerObject(c.var.files.uploaded, c.req.raw, {
    ...shownAs(file),
    key: fileKey(id, image.revision, file),
    fileName: downloadName(image, file),
    cacheControl: caching.image,
  });
  // The file was replaced between the two looks.
  return answer ?? serveImage(c, id, image.revision);
}

/**
 * Feed readers, mail programs and other sites show the files; a file that is opened directly can do nothing. Its name says its
 * type: what the store says may have come from anywhere, and a file that is answered as a script would run as one of the site's.
 */
function shownAs(file: string) {
  const type = typeByName(file);
  // A browser's player fetches the parts of a film from its own document, which must not count as a stranger's.
  const isPlayed = /^(video|audio)\//.test(type ?? "");
  const headers = {
    "Content-Security-Policy": filePolicy + (isPlayed ? " allow-same-origin" : ""),
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return { type, headers };
}

function downloadName({ name }: Image, file: string): string {
  return `${name}${file.slice(file.lastIndexOf("."))}`;
}

function missing(c: Context<HonoEnv>): Response {
  // The words that were read last: a missing file asks nothing of the database.
  return c.text(wordsOf().errors.noFile, 404, { "Cache-Control": caching.failure });
}
