import { type ExperienceEntry, experienceEntry } from "#domain/profile/experience.ts";
import { type ProfileLink, profileLink } from "#domain/profile/profile.ts";
import { type SkillCategory, skillCategory } from "#domain/profile/skills.ts";
import { counted } from "#domain/text/counted.ts";
import type { EntryList } from "../facts/entry-list.ts";

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

export function entryListAt(name: string): EntryList | null {
  return (Object.hasOwn(entryLists, name) && entryLists[name]) || null;
}
