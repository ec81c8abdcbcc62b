import { encoded } from "#domain/text/encoded.ts";
import { allSeries } from "#studio/series.ts";
import type { Address } from "#app/addresses.ts";
import { feedFormats } from "#domain/feeds/feed-format.ts";
import { letterSourcePath, pageSourcePath, postSourcePath } from "#domain/feeds/source-path.ts";
import { listLetters } from "#domain/newsletter/archive/archive.server.ts";
import { listPages } from "#domain/own-pages/own-pages.server.ts";
import { plainText } from "#domain/works/plain-text.ts";
import { listPosts } from "#domain/posts/posts.server.ts";
import type { Project } from "#domain/works/project.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { isInShownSection } from "#domain/sections/sections.ts";
import { findEmptySections } from "#domain/sections/empty-sections.server.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { listWorks } from "#domain/works/list-works.server.ts";
import type { Services } from "#domain/services.ts";
import type { Words } from "#domain/words/words.ts";
import { addresses } from "../addresses.ts";

interface Entry {
  title: string;
  path: string;
  about?: string;
}

/** The newest; the others are in the sitemap. */
const mostPosts = 100;
/** Of each kind. */
const mostWorks = 200;

/** The site for language models, as https://llmstxt.org has it: what it is, and a list of what there is to read. */
export async function composeLlmsText(
  services: Pick<Services, "db" | "settings" | "workFiles">,
  profile: Profile,
  { names, feeds }: Words,
): Promise<string> {
  const { origin } = services.settings.site;
  const models = { ...names, ...feeds.models };
  const [{ posts }, ownPages, { letters }, empty, projects, zines, art] = await Promise.all([
    listPosts(services, { limit: mostPosts }),
    listPages(services),
    listLetters(services),
    findEmptySections(services),
    listWorks(services, { kinds: ["project"], limit: mostWorks }),
    listWorks(services, { kinds: ["zine"], limit: mostWorks }),
    listWorks(services, { kinds: ["artwork", "zine"], limit: mostWorks }),
  ]);
  const sections: [string, Entry[]][] = [
    [
      models.posts,
      posts.map(({ slug, title, summary }) => ({ title, path: postSourcePath(slug), about: summary })),
    ],
    [
      models.letters,
      letters.map(({ slug, subject, opening }) => ({
        title: subject,
        path: letterSourcePath(slug),
        about: opening,
      })),
    ],
    [
      models.pages,
      [
        ...pagesOf(profile, models).filter(({ path }) => isInShownSection(path, empty)),
        ...ownPages.map(({ path, title, summary }) => ({
          title,
          path: pageSourcePath(path),
          about: summary,
        })),
      ],
    ],
    [models.projects, projects.works.map(({ slug, facts }) => ofProject({ ...facts, slug }))],
    [
      models.zines,
      zines.works.map(({ slug, facts: { title, description: about } }) => ({
        title,
        path: workAddress("zine", slug),
        about,
      })),
    ],
    [
      models.series,
      allSeries.map(({ slug, title, description: about }) => ({ title, path: `/art/series/${slug}`, about })),
    ],
    [
      models.art,
      art.works.map(({ slug, facts: { title, made: about } }) => ({
        title,
        path: workAddress("artwork", slug),
        about,
      })),
    ],
    // The standard’s own name for what may be left out.
    ["Optional", more(models)],
  ];
  const head = [`# ${line(profile.siteName)}`, `> ${line(profile.description)}`];
  const about = profile.about.slice(0, 1).map(line);
  const lists = sections
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => `## ${name}\n\n${entries.map((entry) => written(origin, entry)).join("\n")}`);
  return `${[...head, ...about, ...lists].join("\n\n")}\n`;
}

type Models = Words["names"] & Words["feeds"]["models"];

const named: readonly Address[] = addresses.filter(({ forModels }) => forModels);
const entryOf = ({ path, forModels, isFeed }: Address, models: Models, about?: string): Entry => ({
  title: forModels ? models[forModels] : "",
  path: `/${path}`,
  about: isFeed ? feedFormats.json.name : about,
});

const pagesOf = ({ title }: Profile, models: Models): Entry[] =>
  named
    .filter(({ listed }) => listed)
    .map((address) => entryOf(address, models, address.path === "about-me" ? title : undefined));

const more = (models: Models): Entry[] =>
  named
    .filter(({ listed }) => !listed)
    .map((address) =>
      entryOf(address, models, address.path === "sitemap.xml" ? models.sitemapAbout : undefined),
    );

const ofProject = ({ slug, title, text }: Pick<Project, "slug" | "title" | "text">): Entry => ({
  title,
  path: workAddress("project", slug),
  about: plainText(text),
});

function written(origin: string, { title, path, about }: Entry): string {
  const link = `- [${line(title).replaceAll(/[\\[\]]/g, "\\$&")}](${origin}${encoded(path)})`;
  return about ? `${link}: ${line(about)}` : link;
}

/** No text of an author begins a line of its own. */
function line(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
