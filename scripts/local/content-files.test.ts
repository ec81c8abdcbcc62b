import { describe, expect, it } from "vitest";
import { appearance } from "#studio/appearance.ts";
import { artworks } from "#studio/artworks.ts";
import { categories } from "#studio/categories.ts";
import { experience } from "#studio/experience.ts";
import { letterLook } from "#studio/letter-look.ts";
import { footer, menu } from "#studio/menu.ts";
import { profile } from "#studio/profile.ts";
import { projects } from "#studio/projects.ts";
import { allSeries } from "#studio/series.ts";
import { skills } from "#studio/skills.ts";
import { words } from "#studio/words.ts";
import { zines } from "#studio/zines.ts";
import { checkContent } from "./content-files.ts";

const content = {
  profile,
  projects,
  categories,
  experience,
  skills,
  menu,
  footer,
  words,
  appearance,
  letterLook,
  zines,
  series: allSeries,
  artworks,
};

const zine = {
  slug: "small-doors",
  title: "Small Doors",
  date: "2019-05-01",
  description: "Doors nobody uses.",
  words: ["Found on walks."],
  alt: "A door for a mouse.",
  made: "Pink on cream",
  pages: Array.from({ length: 4 }, () => ({ alt: "A door.", transcript: "" })),
};
const [first, ...others] = projects;

/** The content with one thing changed, and the mistakes that are reported. */
const told = (change: Partial<Record<Exclude<keyof typeof content, "categories">, unknown>>) =>
  checkContent({ ...content, ...change }).map(({ file, field, message }) => `${file}: ${field}: ${message}`);

describe("the current content", () => {
  it("has no mistakes", () => {
    expect(checkContent(content)).toEqual([]);
  });
});

describe("a mistake in a content file is reported with file and field", () => {
  it("in the profile: a missing name, a wrong link, a zone that is none", () => {
    const { name: _, ...nameless } = profile;
    expect(told({ profile: nameless })).toEqual(["studio/profile.ts: name: is missing"]);
    const links = [{ label: "Code", href: "github.com/me", kind: "code" }];
    expect(told({ profile: { ...profile, links } })).toEqual([
      "studio/profile.ts: links[0].href: must start with “/”, “https://” or “mailto:” and hold no spaces",
    ]);
    expect(told({ profile: { ...profile, timeZone: "London" } })).toEqual([
      "studio/profile.ts: timeZone: is no time zone; write one like “Europe/London”",
    ]);
  });

  it("in the profile: a year in words", () => {
    expect(told({ profile: { ...profile, copyrightYear: "2023" } })).toEqual([
      "studio/profile.ts: copyrightYear: must be a year",
    ]);
  });

  it("in words: a language that is none, a message that the site does not have, a missing placeholder", () => {
    expect(told({ words: { ...words, xx: {} } })).toEqual([
      "studio/words.ts: xx: is no language’s tag; write one like “de” or “pt-BR”",
    ]);
    expect(told({ words: { de: { about: { tools: "{tools} Dinge" }, blgo: "x" } } })).toEqual([
      "studio/words/de.ts: about.tools:: {categories} is missing.",
      "studio/words/de.ts: blgo:: There is no such message.",
    ]);
    expect(told({ words: { de: "x" } })[0]).toMatch(/^studio\/words\.ts: de: /);
  });

  it("in a project: an unknown category, an empty title, a misspelt field, a cover with a folder", () => {
    const file = `studio/projects/${first?.slug}.ts`;
    expect(told({ projects: [{ ...first, categories: [0, 12] }, ...others] })).toEqual([
      `${file}: categories[1]: is no category; choose from 0 (Web), 1 (Paper), 2 (Sound), 99 (Other)`,
    ]);
    expect(told({ projects: [{ ...first, title: " " }, ...others] })).toEqual([`${file}: title: is empty`]);
    expect(told({ projects: [{ ...first, titel: "x" }, ...others] })).toEqual([
      `${file}: titel: is not a field of this file`,
    ]);
    expect(told({ projects: [{ ...first, image: "images/a.webp" }, ...others] })).toEqual([
      `${file}: image: must name a .webp file, or one of the library`,
    ]);
    expect(told({ projects: [{ ...first, tools: "React" }, ...others] })).toEqual([
      `${file}: tools: must be a list`,
    ]);
    expect(told({ projects: [{ ...first, featuredSameTab: "yes" }, ...others] })).toEqual([
      `${file}: featuredSameTab: must be true or false`,
    ]);
  });

  it("in a project's rich text or extra content: nothing in it, a heading, a footnote, another shape", () => {
    const file = `studio/projects/${first?.slug}.ts`;
    const changed = (change: object) => told({ projects: [{ ...first, ...change }, ...others] });
    expect(changed({ text: { markdown: "A *lamp*." }, extra: { markdown: "See [it](/art)." } })).toEqual([]);
    expect(changed({ text: { markdown: " " } })).toEqual([`${file}: text.markdown: is empty`]);
    for (const markdown of ["## Credits", "Credits\n---", "A lamp.[^1]\n\n[^1]: Or two."])
      expect(changed({ extra: { markdown } }), `"${markdown}"`).toEqual([
        `${file}: extra.markdown: takes no headings and no footnotes`,
      ]);
    expect(changed({ text: 7 })).toEqual([`${file}: text: must be a text, or { markdown: … }`]);
    expect(changed({ extra: "more" })).toEqual([
      `${file}: extra: must be a list of links, or { markdown: … }`,
    ]);
    expect(changed({ extra: [{ label: "More" }] })).toEqual([`${file}: extra[0].href: is missing`]);
  });

  it("in the list of projects: no slug, the same slug twice, no list at all", () => {
    const { slug: _, ...nameless } = first ?? {};
    expect(told({ projects: [nameless, ...others] })).toEqual(["studio/projects.ts: [0].slug: is missing"]);
    expect(told({ projects: [first, first] })).toEqual([
      `studio/projects.ts: [1].slug: “${first?.slug}” is taken by another project`,
    ]);
    expect(told({ projects: undefined })).toEqual(["studio/projects.ts: : must be a list"]);
  });

  it("in a zine: a page too few, a page without a description, a day that is none", () => {
    const file = "studio/zines/small-doors.ts";
    expect(told({ zines: [zine] })).toEqual([]);
    expect(told({ zines: [{ ...zine, pages: zine.pages.slice(1) }] })).toEqual([
      `${file}: pages: must be 8, or 4`,
    ]);
    const [page, ...pages] = zine.pages;
    expect(told({ zines: [{ ...zine, pages: [{ ...page, alt: "" }, ...pages] }] })).toEqual([
      `${file}: pages[0].alt: is empty`,
    ]);
    expect(told({ zines: [{ ...zine, date: "May 2019" }] })).toEqual([
      `${file}: date: must be a day like “2023-09-04”`,
    ]);
  });

  it("in a zine: a height that is none; any proportion from 4 to 1 to 1 to 4 is well", () => {
    const file = "studio/zines/small-doors.ts";
    for (const height of [300, 800, 1200, 1697, 4800])
      expect(told({ zines: [{ ...zine, height }] })).toEqual([]);
    for (const height of [0, 299, 4801, 800.5, Number.NaN])
      expect(told({ zines: [{ ...zine, height }] }).join()).toContain(`${file}: height: must be a`);
    expect(told({ zines: [{ ...zine, height: "800" }] })).toEqual([
      `${file}: height: must be a number of pixels`,
    ]);
  });

  it("in the list of zines: the same slug twice, an older one before a newer, no list at all", () => {
    const newer = { ...zine, slug: "large-doors", date: "2020-01-01" };
    expect(told({ zines: [newer, zine] })).toEqual([]);
    expect(told({ zines: [zine, newer] })).toEqual([
      "studio/zines.ts: [0]: must be “large-doors”: the newest comes first",
    ]);
    expect(told({ zines: [zine, zine] })).toEqual([
      "studio/zines.ts: [1].slug: “small-doors” is taken by another zine",
    ]);
    expect(told({ zines: undefined })).toEqual(["studio/zines.ts: : must be a list"]);
  });

  it("in the gallery: a medium that is none, a still of no size, the same slug twice, no list at all", () => {
    const work = {
      slug: "moth",
      title: "Moth",
      date: "2020-01-01",
      medium: "print",
      made: "Two inks",
      words: ["It came."],
      alt: "A moth.",
    };
    const file = "studio/artworks.ts";
    expect(told({ artworks: [work] })).toEqual([]);
    expect(told({ artworks: [{ ...work, medium: "fresco" }] })).toEqual([
      `${file}: moth.medium: is no medium; choose from print, photograph, zine, series, generative, 3d, shader, playable, film, sound`,
    ]);
    expect(told({ artworks: [{ ...work, still: { width: 0, height: 900 } }] })).toEqual([
      `${file}: moth.still.width: is too small`,
    ]);
    expect(told({ artworks: [work, work] })).toEqual([`${file}: [1].slug: “moth” is taken by another work`]);
    expect(told({ artworks: undefined })).toEqual([`${file}: : must be a list`]);
  });

  it("in the experience: a tab too long, a point that is none", () => {
    const [job, ...rest] = experience;
    expect(told({ experience: [{ ...job, tab: "A very long name indeed" }, ...rest] })).toEqual([
      "studio/experience.ts: [0].tab: is too long for a tab: 18 characters at most",
    ]);
    expect(told({ experience: [{ ...job, points: [{ text: "a", points: [7] }] }, ...rest] })).toEqual([
      "studio/experience.ts: [0].points[0]: must be a text, or a text with points of its own: { text, points }",
    ]);
  });

  it("in the skills: a category without tools", () => {
    expect(told({ skills: [{ name: "Graphics" }] })).toEqual(["studio/skills.ts: [0].tools: is missing"]);
  });
});
