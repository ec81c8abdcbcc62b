import { figure } from "@toadstool/elements/charts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import type { TextCounts } from "./text-counts.server.ts";
import { blogPaths, type BlogPage } from "./list-view.ts";

/** The links to the lists of the blog, with how many texts are in each. */
export function BlogLinks({ counts, current }: { counts: TextCounts; current: BlogPage }) {
  const words = {
    write: "Write",
    drafts: `Drafts ${figure(counts.drafts)}`,
    published: `Published ${figure(counts.published)}`,
    trash: `Trash ${figure(counts.trash)}`,
  };
  return (
    <ChipLinks label="Posts and drafts">
      {(Object.keys(blogPaths) as BlogPage[]).map((list) => (
        <ChipLink key={list} to={blogPaths[list]} current={list === current}>
          {words[list]}
        </ChipLink>
      ))}
      <ChipLink to="/admin/calendar">Calendar</ChipLink>
    </ChipLinks>
  );
}
