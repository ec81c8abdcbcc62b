import { artworks } from "#studio/artworks.ts";
import { projects } from "#studio/projects.ts";
import { zines } from "#studio/zines.ts";
import { type FileWorks, fileWorks } from "#domain/works/file-works.ts";

let works: FileWorks | undefined;

/** The works that come by commit, with their keys: made once for an isolate. */
export function worksOfStudio(): FileWorks {
  works ??= fileWorks({ projects, artworks, zines });
  return works;
}
