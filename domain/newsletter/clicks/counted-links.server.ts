import { escapeHtml } from "@toadstool/markdown/html";
import { linksIn } from "@toadstool/mail/review";
import type { Letter } from "../../letter/letter.ts";
import type { Services } from "../../services.ts";
import { signToken } from "../../tokens/token.server.ts";

/** The address under which a click is counted before it leads on: of a letter and a link, and of no reader. */
async function countedLink(
  { secret }: Pick<Services, "secret">,
  { id, origin }: { id: string; origin: string },
  place: number,
): Promise<string> {
  return `${origin}/l/${await signToken(secret, "letter-link", `${id}:${place}`)}`;
}

/** The letter with counted links in its HTML, and where each leads. Its frame and the plain text keep the true addresses. */
export async function countLinks(
  services: Pick<Services, "secret">,
  issue: { id: string; origin: string },
  letter: Letter,
  frame: string[],
): Promise<{ letter: Letter; links: string[] }> {
  const links = linksIn(letter.html, frame).filter((url) => URL.canParse(url));
  const counted = await Promise.all(links.map((_, place) => countedLink(services, issue, place)));
  const countedAs = new Map(links.map((url, place) => [url, counted[place] ?? url]));
  const html = letter.html.replaceAll(
    /(<a\s[^>]*?href=")([^"]*)"/g,
    (whole, before: string, href: string) => {
      const [url = ""] = linksIn(`<a href="${href}">`, []);
      const instead = countedAs.get(url);
      return instead ? `${before}${escapeHtml(instead)}"` : whole;
    },
  );
  return { letter: { ...letter, html }, links };
}
