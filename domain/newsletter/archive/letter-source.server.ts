import { withoutComments } from "@toadstool/markdown/comments";
import { writeFrontMatter } from "@toadstool/markdown/prose";
import type { Services } from "../../services.ts";
import { findLetterText } from "./archive.server.ts";

const names = { title: ["title"], slug: ["slug"], date: ["date"], language: ["language"] } as const;

/** A public letter as a file of Markdown; null where there is none, or none for everyone. */
export async function findLetterSource(services: Pick<Services, "db">, slug: string): Promise<string | null> {
  const letter = await findLetterText(services, slug);
  if (!letter) return null;
  const { subject: title, language, sentAt, content } = letter;
  return writeFrontMatter(
    names,
    { title, slug, date: sentAt.slice(0, 10), language: language || [] },
    withoutComments(content),
  );
}
