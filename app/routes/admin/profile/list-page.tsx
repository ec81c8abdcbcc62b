import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { experienceEntry, type ExperienceEntry } from "#domain/profile/experience.ts";
import { type ProfileLink, profileLink } from "#domain/profile/profile.ts";
import { skillCategory, type SkillCategory } from "#domain/profile/skills.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/list-page.ts";
import type { EntryList } from "../facts/entry-list.ts";
import { findEntries } from "../facts/find-entries.server.ts";
import { ListFrame } from "../facts/list-frame.tsx";
import { answersList } from "../facts/list-form.server.ts";

function listAt(name: string) {
  const list = Object.hasOwn(entryLists, name) && entryLists[name];
  if (!list) throw notFound();
  return { ...list, empty: `${list.empty} Until then, readers see nothing of them.` };
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return findEntries(services, owner, { list: listAt(params.list), request });
}

export const action = (args: Route.ActionArgs) =>
  answersList(listAt(args.params.list), `/admin/profile/${args.params.list}`)(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: ${loaderData?.list.title.toLowerCase() ?? "profile"}`, matches),
];

/** A list of the profile. */
export default function ListPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <ListFrame
      loaderData={loaderData}
      page={`/admin/profile/${params.list}`}
      file={`${loaderData.list.fact}.ts`}
    />
  );
}

/** The creator’s other places on the web. */
const links: EntryList<"profile", ProfileLink> = {
  fact: "profile",
  title: "Links",
  intro: "Your other places on the web, in the menu and on the About page, in this order.",
  one: "link",
  empty: "Add your first one: a profile, a shop, an address for mail.",
  newOnes: "first",
  schema: profileLink,
  entriesIn: (profile) => profile.links,
  withEntries: (profile, entries) => ({ ...profile, links: entries }),
  summaryOf: ({ label, href, about }) => ({
    title: label,
    note: about === false ? `${href} · in the menu only` : href,
  }),
  begins: { kind: "other" },
};

const jobs: EntryList<"experience", ExperienceEntry> = {
  fact: "experience",
  title: "Jobs",
  intro: "Employers, schools and groups, a tab each under Experience on the About page. Newest first.",
  one: "job",
  empty: "Add your first one: where you work, or where you learned.",
  newOnes: "first",
  schema: experienceEntry,
  summaryOf: ({ role, organisation, dates }) => ({ title: role, note: `${organisation}, ${dates}` }),
};

const tools: EntryList<"skills", SkillCategory> = {
  fact: "skills",
  title: "Tools",
  intro:
    "Categories of tools and technologies, a chip each on the About page. A tool may be in several categories.",
  one: "category",
  empty: "Add your first one: what you draw, print or program with.",
  newOnes: "first",
  schema: skillCategory,
  summaryOf: ({ name, tools: own }) => ({ title: name, note: counted(own.length, "tool") }),
};

/** By the last part of their pages’ addresses. */
const entryLists: Record<string, EntryList> = { links, jobs, tools };
