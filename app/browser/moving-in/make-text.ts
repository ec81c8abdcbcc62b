import type { MovedText } from "@toadstool/moving-in";
import type { Bringing } from "./bring.ts";
import type { fillText } from "./fill-text.ts";
import { chooseSlug, slugsNear } from "./free-slugs.ts";
import type { Move, TextItem } from "./move.ts";
import { takeMade } from "./plan-texts.ts";
import { filled } from "./refill-text.ts";
import { isRefusal, type Made, type SiteRefusal } from "./site.ts";

/** How often another slug is tried where one was taken meanwhile. */
const mostSlugs = 3;

/** The text that it is a translation of is gone, or has been given its language since. */
const notTied = new Set(["no_such_text", "language_claimed"]);

type Filled = ReturnType<typeof fillText>;

/**
 * Makes a post, a page or a draft of a text. What was public there is public here, under its own date; what cannot be published
 * as it is becomes a draft, and its item says why.
 */
export async function makeText(bringing: Bringing, text: MovedText, item: TextItem): Promise<void> {
  const whole = filled(bringing.move, text, item.slug);
  const make = item.isPublished ? (item.kind === "page" ? makePage : makePost) : makeDraft;
  let refusal = await make(bringing, item, whole);
  if (refusal && notTied.has(refusal.code) && item.translations) {
    item.translations = "";
    item.remarks.push(`It is not tied to its translations: ${refusal.refusal}`);
    refusal = await make(bringing, item, whole);
  }
  if (refusal && item.isPublished) {
    item.isPublished = false;
    item.remarks.push(`It comes as a draft, because it cannot be published: ${refusal.refusal}`);
    refusal = await makeDraft(bringing, item, whole);
  }
  if (refusal) Object.assign(item, { state: "failed", trouble: refusal.refusal });
}

/** The language of a text, and the first of its translations that is here. */
function tying({ move }: Bringing, item: TextItem) {
  const tied = move.translations.get(item.translations) ?? [];
  const other = tied.find((one) => one !== item && one.id);
  return { language: item.language, translationOf: other?.id ?? "" };
}

/** Null where it is done; so do the others. */
async function makePost(
  bringing: Bringing,
  item: TextItem,
  { fields, dates }: Filled,
): Promise<SiteRefusal | null> {
  const { site, move } = bringing;
  for (let tries = 0; ; tries++) {
    const { key, slug } = item;
    // oxlint-disable no-await-in-loop -- another slug only where this one is taken
    const text = { ...fields, ...tying(bringing, item), ...dates };
    const answer = await site.publishPost({ ...text, slug, key, change: move.key });
    if (!isRefusal(answer)) return done(item, move, { kind: "post", isPublished: true, ...answer });
    if (answer.code === "already_published") return findAgain(bringing, item, answer);
    if (answer.code !== "slug_taken" || tries === mostSlugs) return answer;
    const { taken } = await site.findKnown({ slugs: slugsNear(slug, item.language) });
    // oxlint-enable no-await-in-loop
    item.slug = chooseSlug(slug, new Set([...taken, slug]), { id: key, language: item.language });
    item.remarks.push(`“${slug}” has been taken since, so its address ends in “${item.slug}”.`);
  }
}

async function makePage(bringing: Bringing, item: TextItem, whole: Filled): Promise<SiteRefusal | null> {
  const { site, move } = bringing;
  const refusal = await makeDraft(bringing, item, whole);
  if (refusal || !item.made) return refusal;
  const { id } = item.made;
  const published = await site.publishPage(id, { ...whole.dates, change: move.key });
  if (isRefusal(published)) return published;
  return done(item, move, { kind: "page", isPublished: true, id, ...published });
}

/** A draft’s title, tags and date are those of the text; a date that was to come stays for its author to set. */
async function makeDraft(
  bringing: Bringing,
  item: TextItem,
  { fields, dates }: Filled,
): Promise<SiteRefusal | null> {
  const { site, move } = bringing;
  // A page that was not published has its draft already.
  if (item.made) return done(item, move, item.made);
  const { key, slug } = item;
  const kind = item.kind === "page" ? "page" : "post";
  const createdAt = dates.publishedAt;
  const text = { ...fields, ...tying(bringing, item) };
  const answer = await site.createDraft({ ...text, slug, key, kind, createdAt, change: move.key });
  if (isRefusal(answer)) return answer;
  return done(item, move, { kind: kind === "page" ? "page" : "draft", isPublished: false, ...answer });
}

function done(
  item: TextItem,
  { key: change }: Move,
  { kind, id, isPublished, address }: Pick<Made, "kind" | "id" | "isPublished" | "address">,
): null {
  const { key } = item;
  item.made = { key, change, kind, id, isPublished, address, isInTrash: false, isUnchanged: true };
  Object.assign(item, { state: "done", trouble: "", address, id });
  return null;
}

/** Another window has brought it meanwhile. */
async function findAgain(
  { site, move }: Bringing,
  item: TextItem,
  refusal: SiteRefusal,
): Promise<SiteRefusal | null> {
  const { made } = await site.findKnown({ keys: [item.key] });
  if (!made[0]) return refusal;
  takeMade(item, made[0], move.key);
  return null;
}
