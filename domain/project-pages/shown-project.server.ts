import { type Still, stillOfPicture } from "../art/still.ts";
import { placeImages, placeImagesInEach, type Placing } from "../articles/placing.server.ts";
import { renderOnce } from "../markdown/render-once.server.ts";
import { plainText } from "../works/plain-text.ts";
import { coverOf, type FeaturedMedia, featuredOfFile } from "../works/project-images.ts";
import type { ExtraLink, Project } from "../works/project.ts";
import type { Work } from "../works/work.ts";
import { type LibraryFiles, readLibrary } from "../works/library.server.ts";

/** A project as its card and its page show it. Search and shared links read the plain `text`. */
export interface ShownProject extends Omit<Project, "story" | "text" | "extra" | "image"> {
  text: string;
  /** Where the text is rich: as HTML. */
  textHtml?: string;
  extra: ExtraLink[];
  /** Where the extra content is rich: as HTML. */
  extraHtml?: string;
  cover: Still;
  /** Where it has a featured image. */
  featured?: FeaturedMedia;
}

/** Projects with their texts as HTML and the addresses of their pictures; the stories stay behind. `site` is its language. */
export async function showProjects(
  services: Placing,
  works: readonly Work<"project">[],
  site: string,
): Promise<ShownProject[]> {
  const html = await Promise.all(
    works.flatMap(({ facts: { text, extra, language } }) =>
      [markdownOf(text), markdownOf(extra)].map((markdown) =>
        markdown === null ? "" : renderOnce(markdown, language || site),
      ),
    ),
  );
  const [library, placed] = await Promise.all([
    readLibrary(
      services,
      works.flatMap(({ facts }) => [facts.image, facts.featuredImage]),
    ),
    placeImagesInEach(services, html),
  ]);
  return works.map((work, index) => shownProject(work, library, placed.slice(2 * index, 2 * index + 2)));
}

function shownProject(
  { slug, facts }: Work<"project">,
  library: LibraryFiles,
  [textHtml, extraHtml]: string[],
): ShownProject {
  const { story: _story, text, extra = [], image, ...rest } = facts;
  const cover = coverOf({ slug, image }, library.pictureAt(image));
  return {
    ...rest,
    slug,
    text: plainText(text),
    ...(textHtml && { textHtml }),
    extra: Array.isArray(extra) ? extra : [],
    ...(extraHtml && { extraHtml }),
    cover,
    ...(rest.featuredImage && { featured: featuredOf(rest.featuredImage, cover, library) }),
  };
}

/** A film of the library has the cover as its still; one that was deleted gives way to the cover. */
function featuredOf(address: string, cover: Still, library: LibraryFiles): FeaturedMedia {
  if (!address.startsWith("/")) return featuredOfFile(address);
  const film = library.playerAt(address);
  if (film) {
    const { src: source, width, height } = film;
    return { moves: true, isImage: false, source, still: cover.src, width, height };
  }
  const picture = library.pictureAt(address);
  if (!picture?.animation) return { moves: false, picture: picture ? stillOfPicture(picture) : cover };
  const { animation, main, width, height } = picture;
  return { moves: true, isImage: true, source: animation.src, still: main.src, width, height };
}

const markdownOf = (text: Project["text"] | Project["extra"]): string | null =>
  typeof text === "object" && "markdown" in text ? text.markdown : null;

/** A project's story as HTML. */
export async function showStory(
  services: Placing,
  { story, language }: Pick<Project, "story" | "language">,
  site: string,
): Promise<string> {
  return placeImages(services, await renderOnce(story, language || site));
}
