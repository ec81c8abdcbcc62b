import type { GivenFile } from "../source/source.ts";
import { given, pixel } from "./given.ts";
import { ghostJson, ghostPost } from "./ghost.ts";
import { mediumPage } from "./medium.ts";
import { wxrFoot, wxrHead, wxrItem } from "./wordpress.ts";
import { zipOf } from "./zip.ts";

const ghost = (...posts: Record<string, unknown>[]) => given("ghost.json", ghostJson(posts));
const wxr = (...items: string[]) => given("export.xml", wxrHead, ...items, wxrFoot);

const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  new DataView(bytes.buffer).setUint16(0, 0xfffe);
  for (let at = 0; at < text.length; at++)
    new DataView(bytes.buffer).setUint16(2 + at * 2, text.charCodeAt(at), true);
  return bytes;
};

/** A zip whose directory names a file that begins with `../`. */
async function leadingOut(): Promise<Uint8Array<ArrayBuffer>> {
  const zip = await zipOf({
    "posts/2021-03-02_A-aaaabbbb0001.html": mediumPage({ title: "A", body: "<p>A</p>" }),
    "xx/evil.html": "<p>x</p>",
  });
  const text = Array.from(zip, (byte) => String.fromCharCode(byte)).join("");
  return Uint8Array.from(text.replaceAll("xx/evil.html", "../evil.html"), (sign) => sign.charCodeAt(0));
}

/** Exports as they should not be, by what is wrong with them. */
export const nastySamples: Record<string, () => GivenFile[] | Promise<GivenFile[]>> = {
  "broken HTML": () => [
    ghost(
      ghostPost(1, {
        html: '<p>One <b>bold <i>both</b> italic</p><ul><li>a<li>b</ul></div></section><p>two<table><tr><td>cell<p>after <a href="javascript:alert(1)">click</a> <img src=x onerror=alert(1)> <img alt="No address">&notanentity; &#xD800;',
      }),
    ),
  ],
  "HTML that nests thousands deep": () => [
    ghost(ghostPost(1, { html: `${"<div><span>".repeat(5000)}The words.` })),
  ],
  "no dates": () => [
    ghost(ghostPost(1, { published_at: null, created_at: null, updated_at: "not a date" })),
    given("members.csv", "email,created_at\na@pond.example,0000-00-00\n"),
  ],
  "duplicate slugs and ids": () => [
    wxr(
      wxrItem(1, { name: "moss" }),
      wxrItem(2, { name: "moss" }),
      wxrItem(1, { name: "moss", title: "Again" }),
    ),
  ],
  "links to private addresses": () => [
    ghost(
      ghostPost(1, {
        html: '<img src="http://192.168.1.4/a.png" alt="At home"><img src="http://localhost:2368/content/b.png"><img src="http://169.254.169.254/latest/meta-data/" alt="Cloud"><img src="file:///etc/passwd" alt="File"><img src="http://[::1]/c.png"><img src="http://0x7f.1/d.png"><iframe src="http://10.0.0.1/"></iframe>',
        feature_image: "http://intranet/cover.png",
      }),
    ),
  ],
  "a picture of 30 MB": () => [
    given("blog/_posts/2021-03-02-moss.md", "---\ntitle: Moss\n---\n![Large](/assets/large.png)\n"),
    given("blog/assets/large.png", pixel, new Uint8Array(30_000_000)),
  ],
  "a picture in the text": () => [
    ghost(
      ghostPost(1, {
        html: `<img alt="In it" src="data:image/png;base64,${btoa(String.fromCharCode(...pixel))}"><img src="data:image/png;base64,!!!">`,
      }),
    ),
  ],
  "paths that lead out": async () => [given("medium.zip", await leadingOut())],
  "a zip bomb": async () => [
    given("bomb.zip", await zipOf({ "posts/2021-03-02_A-aaaabbbb0001.html": new Uint8Array(150_000_000) })),
  ],
  "a zip that was cut short": async () => [given("cut.zip", (await zipOf({ "a.md": "# A" })).slice(0, 60))],
  "a zip with a password": async () => [
    given("locked.zip", await zipOf({ "a.md": "# A" }, { password: "moss" })),
  ],
  "several encodings": () => [
    given("notes/utf16.md", utf16("---\ntitle: Größe\ndate: 2021-01-01\n---\nMüßig.\n")),
    given(
      "notes/latin.md",
      Uint8Array.from("---\ntitle: Caf\u00e9\ndate: 2021-01-01\n---\nD\u00e9j\u00e0.\n", (sign) =>
        sign.charCodeAt(0),
      ),
    ),
    given("notes/mark.md", "\uFEFF---\r\ntitle: Mark\r\ndate: 2021-01-01\r\n---\r\nA\r\nB\r\n"),
  ],
  "a WordPress export in Latin-1": () => [
    given(
      "export.xml",
      Uint8Array.from(
        (wxrHead.replace("UTF-8", "ISO-8859-1") + wxrItem(1, { title: "Caf\u00e9" }) + wxrFoot).replaceAll(
          /[^\0-\xFF]/g,
          "?",
        ),
        (sign) => sign.charCodeAt(0),
      ),
    ),
  ],
  "slugs of emoji": () => [
    ghost(
      ghostPost(1, { slug: "🍄🍄", title: "🍄" }),
      ghostPost(2, { slug: "", title: "", html: "", plaintext: "" }),
    ),
  ],
  "parents and blocks in a circle": () => [
    wxr(
      wxrItem(1, { type: "page", parent: 2, content: '<!-- wp:block {"ref":9} /-->' }),
      wxrItem(2, { type: "page", parent: 1 }),
      wxrItem(9, { type: "wp_block", content: 'In a circle. <!-- wp:block {"ref":9} /-->' }),
    ),
  ],
  "half of a character": () => [
    ghost(
      ghostPost(1, { title: "Toads \ud83d", html: "<p>Whole 🐸, half \udc38.</p>" }),
      ghostPost(2, { title: "🐸".repeat(120), html: `<img src="/a-${"🐸".repeat(60)}.png">` }),
    ),
  ],
  "a JSON file cut short": () => [
    given("ghost.json", ghostJson([ghostPost(1), ghostPost(2)]).slice(0, -200)),
  ],
  "a JSON file that was edited by hand": () => [
    given("ghost.json", ghostJson([ghostPost(1)]).replace('"slug":', '"slug" ')),
  ],
  "no export at all": () => [given("holiday.jpg", pixel)],
  "a feed instead of an export": () => [
    given("feed.xml", '<?xml version="1.0"?><rss version="2.0"><channel><title>x</title></channel></rss>'),
  ],
  "tags without end": () => [
    wxr(
      wxrItem(1, {
        title: "T".repeat(400),
        excerpt: "E".repeat(900),
        categories: Array.from(
          { length: 40 },
          (_, at) => `<category domain="post_tag" nicename="t${at}">tag, ${at}</category>`,
        ).join(""),
      }),
    ),
  ],
  "a list with a quotation mark too many": () => [
    given("people.csv", 'email,name\na@pond.example,"Ada\nb@pond.example,Bo\nnot an address,Cy\n'),
  ],
  "text that looks like directives": () => [
    ghost(
      ghostPost(1, {
        html: '<p>::youtube{id="abcdefgh"}</p><p># no heading</p><p>1. no list at 10:30 [x](y) &lt;u&gt;</p><p>moved-file:00001</p>',
      }),
    ),
  ],
};

export const nastySample = async (name: string): Promise<GivenFile[]> => nastySamples[name]?.() ?? [];
