import { describe, expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";

const render = createRenderer({ media: { address: /^\/media\/[a-z2-7]{16}$/, shownAs: "/media/…" } });
const renderMarkdown = (markdown: string) => render(markdown).html;

describe("players written as HTML", () => {
  it.each([
    [
      '<iframe src="https://www.youtube.com/embed/abcdefghijk?si=x&amp;start=3"></iframe>',
      "www.youtube-nocookie.com/embed/abcdefghijk",
    ],
    [
      "<iframe width=560 src='//youtube.com/embed/abcdefghijk' allowfullscreen></iframe>",
      "www.youtube-nocookie.com/embed/abcdefghijk",
    ],
    ['<iframe src="https://youtu.be/abcdefghijk" title="A talk"></iframe>', 'title="A talk"'],
    [
      '<iframe src="https://player.vimeo.com/video/123456?h=1"></iframe>',
      "player.vimeo.com/video/123456?dnt=1",
    ],
    ['<iframe src="https://editor.p5js.org/toad/full/AbC-1"></iframe>', "editor.p5js.org/toad/full/AbC-1"],
    [
      '<iframe src="https://codepen.io/toad/embed/abcDEF?default-tab=js"></iframe>',
      "codepen.io/toad/embed/abcDEF",
    ],
    [
      '<iframe src="https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1234&color=%23ff5500"></iframe>',
      "api.soundcloud.com/tracks/1234",
    ],
    [
      '<IFRAME SRC="https://www.youtube.com/embed/abcdefghijk">\n</IFRAME>',
      "youtube-nocookie.com/embed/abcdefghijk",
    ],
    ['<video src="/media/abcdefghijklmnop" controls></video>', '<video src="/media/abcdefghijklmnop"'],
    [
      '<video controls poster="/images/x.webp">\n  <source src="/films/walk.mp4" type="video/mp4">\n</video>',
      'poster="/images/x.webp"',
    ],
    ['<audio controls src="/audio/room-tone.wav"></audio>', '<audio src="/audio/room-tone.wav"'],
  ])("become those of the list: %s", (typed, part) => {
    const { html, fault } = render(`Before\n\n${typed}\n\nAfter`);
    expect(fault).toBeNull();
    expect(html).toContain(part);
    expect(html).toContain('<figure class="embed embed-');
    expect(html).toMatch(/^<p>Before<\/p>[^]*<p>After<\/p>$/);
  });

  it("end the paragraph that they are in, which goes on after them", () => {
    const html = renderMarkdown('See <iframe src="https://youtu.be/abcdefghijk"></iframe> and *this*.');
    expect(html).toMatch(/^<p>See <\/p>\n<figure [^]*<\/figure>\n<p> and <em>this<\/em>\.<\/p>$/);
  });

  it.each([
    ['<iframe src="https://evil.example/x"></iframe>', "<iframe> with the address https://evil.example/x"],
    ['<iframe src="javascript:alert(1)"></iframe>', "<iframe> with the address javascript:alert(1)"],
    ['<iframe src="/media/abcdefghijklmnop"></iframe>', "<iframe> with the address /media/abcdefghijklmnop"],
    [
      '<video src="https://evil.example/x.mp4"></video>',
      "<video> with the address https://evil.example/x.mp4",
    ],
    ['<audio><source src="//evil.example/x.mp3"></audio>', "<audio> with the address //evil.example/x.mp3"],
    [
      '<video src="https://youtu.be/abcdefghijk"></video>',
      "<video> with the address https://youtu.be/abcdefghijk",
    ],
  ])("are named to the author with their line where they are not on the list: %s", (typed, named) => {
    expect(render(`Before\n\n${typed}`).fault).toEqual({
      code: "player_not_listed",
      message: expect.stringContaining(`line 3: ${named}`),
    });
    expect(renderMarkdown(typed)).not.toMatch(/<(iframe|video|audio)/);
    expect(renderMarkdown(typed)).toContain("&#x3C;");
  });

  it("stay text as code, and where they have no address", () => {
    for (const typed of [
      '`<iframe src="https://evil.example">`',
      "The <video> element plays.",
      "<iframe srcdoc='x'></iframe>",
    ])
      expect(render(typed).fault).toBeNull();
    expect(renderMarkdown("The <video> element plays.")).toBe("<p>The &#x3C;video> element plays.</p>");
  });

  it("keep none of their own attributes", () => {
    const typed =
      '<iframe src="https://youtu.be/abcdefghijk" onload="alert(1)" style="x" sandbox="" srcdoc="<script>"></iframe>';
    const html = renderMarkdown(typed);
    expect(html).toContain("<iframe");
    expect(html).not.toMatch(/onload|style=|srcdoc|script>/);
    expect(html).toContain('sandbox="allow-scripts allow-same-origin');
  });
});
