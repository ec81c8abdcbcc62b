import { describe, expect, it } from "vitest";
import { animatedFacts, storedImage } from "#testing/images.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { images } from "#db/schema.ts";
import { eq } from "drizzle-orm";
import { imageAddress, makeImageId } from "../media/image.ts";
import { changeImage } from "../media/images.server.ts";
import { findPictures, placeImages, placeMailImages } from "./placing.server.ts";

const { services } = testServices();
const onPage = (markdown: string) => placeImages(services, renderMarkdown(markdown));
const inMail = (markdown: string) => placeMailImages(services, renderMarkdown(markdown));

describe("an article's pictures on a page", () => {
  it("come in every width, with their size, over their colours", async () => {
    const { address } = await storedImage(services);
    const html = await onPage(`![A toad](${address})`);
    expect(html).toMatch(
      /^<p><span class="picture"><svg [^>]*aria-hidden="true"[^>]*>(<rect [^>]*>){12}<\/svg>/,
    );
    expect(html).toContain(`<source type="image/avif" srcset="${address}/1/320.avif 320w,`);
    expect(html).toContain(`${address}/1/1200.avif 1200w, ${address}/1/1400.webp 1400w" sizes="`);
    expect(html).toContain(`<source type="image/webp" srcset="${address}/1/320.webp 320w,`);
    expect(html).toContain(
      `<img src="${address}/1/1200.jpg" width="1400" height="1050" alt="A toad" loading="lazy"`,
    );
    expect(html).not.toContain("style=");
  });

  it("take their alt text from the library where the text gives none, and as it is now", async () => {
    const { id, address } = await storedImage(services, { alt: "A toad" });
    const html = renderMarkdown(`![](${address})`);
    expect(await placeImages(services, html)).toContain('alt="A toad"');
    await changeImage(services, testOwner(services), id, { alt: 'A "wet" toad' });
    expect(await placeImages(services, html)).toContain('alt="A &quot;wet&quot; toad"');
    expect(await onPage(`![Mine & <yours>](${address})`)).toContain('alt="Mine &amp; &lt;yours&gt;"');
  });

  it("show the text's caption, else the library's, in a figure of their own", async () => {
    const { address } = await storedImage(services, { caption: "Seen in May" });
    expect(await onPage(`![](${address})`)).toMatch(
      /^<figure>.*<figcaption>Seen in May<\/figcaption><\/figure>$/,
    );
    expect(await onPage(`![](${address} "Ink > paper")`)).toContain(
      "<figcaption>Ink &gt; paper</figcaption>",
    );
    expect(await onPage(`Look: ![](${address})`)).not.toContain("figure");
  });

  it("are found beside attributes that hold marks, and nowhere in code", async () => {
    const { address } = await storedImage(services);
    const html = await onPage(`![a > b "c" <d>](${address}) and \`<img src="${address}">\``);
    expect(html.match(/<picture>/g)).toHaveLength(1);
    expect(html).toContain('alt="a &gt; b &quot;c&quot; &lt;d&gt;"');
  });

  it("give way to a quiet place when they are deleted", async () => {
    const { id, address } = await storedImage(services);
    const html = renderMarkdown(`![A toad](${address})`);
    await services.db.delete(images).where(eq(images.id, id));
    const shown = await placeImages(services, html);
    expect(shown).toBe(
      '<p><span class="picture-gone" role="img" aria-label="A toad">A picture was here</span></p>',
    );
  });

  it("stay still for readers who prefer reduced motion", async () => {
    const { address } = await storedImage(services, { facts: animatedFacts() });
    const html = await onPage(`![](${address})`);
    expect(html.match(/<source [^>]*media="\(prefers-reduced-motion: reduce\)"/g)).toHaveLength(2);
    expect(html).toContain(`<img src="${address}/1/animated.gif"`);
  });

  it("cost no look into the library where a text has none", async () => {
    const html = renderMarkdown("![](/images/toad.webp) and `text`");
    const broken = { ...services, db: null } as unknown as typeof services;
    expect(await placeImages(broken, html)).toBe(html);
  });
});

describe("an article's films", () => {
  it("play from the present file, with their size and their poster", async () => {
    const film = await storedImage(services, { kind: "video", revision: 2 });
    const poster = await storedImage(services);
    const html = await onPage(`::video{src="${film.address}" poster="${poster.address}" title="A walk"}`);
    expect(html).toContain(`src="${film.address}/2/film.mp4"`);
    expect(html).toContain(`poster="${poster.address}/1/1200.jpg" width="1280" height="720"></video>`);
    expect(html.match(/<figure/g)).toHaveLength(1);
  });

  it("play where a picture's mark names one, and are a link in a letter", async () => {
    const { address } = await storedImage(services, { kind: "video" });
    expect(await onPage(`![A walk](${address})`)).toMatch(
      /^<figure class="embed embed-video"><video .*title="A walk".*<figcaption>A walk/,
    );
    expect(await inMail(`![A walk](${address})`)).toBe(`<p><a href="${address}">▶ A walk</a></p>`);
  });
});

describe("a letter's pictures", () => {
  it("are the file that every mail program shows, with alt text and caption", async () => {
    const { address } = await storedImage(services, { alt: "A toad", caption: "In May" });
    expect(await inMail(`![](${address})`)).toBe(
      `<p><img src="${address}" alt="A toad" width="1200" height="900" /></p><p><small>In May</small></p>`,
    );
  });

  it("move where that is light, and are still where it is heavy", async () => {
    const light = await storedImage(services, { facts: animatedFacts(900_000) });
    const heavy = await storedImage(services, { facts: animatedFacts(3_000_000) });
    expect(await inMail(`![](${light.address})`)).toContain(`src="${light.address}"`);
    expect(await inMail(`![](${heavy.address})`)).toContain(`src="${heavy.address}/1/1200.jpg"`);
  });

  it("leave words where one was deleted", async () => {
    expect(await inMail(`![A toad](${imageAddress(makeImageId())})`)).toBe(
      '<p><em class="picture-gone">A picture was here: A toad</em></p>',
    );
  });
});

describe("pictures by address", () => {
  it("are found under the address that was asked, and films and strangers are not among them", async () => {
    const { address } = await storedImage(services);
    const film = await storedImage(services, { kind: "video" });
    const asked = [`${address}#1x1`, film.address, imageAddress(makeImageId()), "/images/toad.webp"];
    const found = await findPictures(services, asked);
    expect(Object.keys(found)).toEqual([`${address}#1x1`]);
    expect(found[`${address}#1x1`]).toMatchObject({
      card: { src: `${address}/1/card.jpg`, width: 1200, height: 630 },
      main: { src: `${address}/1/1200.jpg` },
      largest: { src: `${address}/1/1400.webp` },
    });
  });
});
