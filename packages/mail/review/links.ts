import { decodedValue } from "@toadstool/markdown/html";

/** What became of one link that was tried. */
export interface LinkFinding {
  url: string;
  state: "good" | "broken" | "unsure";
  why: string;
}

/** Addresses that a mail leads to, each once; its own frame's are left out. */
export function linksIn(html: string, frame: string[]): string[] {
  const found = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, url = ""]) => decodedValue(url));
  return [...new Set(found)].filter((url) => /^https?:/.test(url) && !frame.includes(url));
}

const ports = ["", "80", "443", "8080", "8443"];
/** Two labels at least, none of them empty or longer than names have, and the last one no number. */
const hostName =
  /^(?=.{1,253}$)(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** Names that lead to no public site. */
const homeNames =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Whether an address may be asked from here: one on the public web, judged by its form alone. What a public name means
 * to the name servers is not looked up: the platform's own network forbids what lies within.
 */
export function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || username || password || !ports.includes(port)) return false;
  const host = hostname.replace(/\.$/, "").toLowerCase();
  // URLs write every manner of IPv4, like 0x7f.1 and 2130706433, as four numbers.
  if (host.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(host)) return false;
  return hostName.test(host) && !homeNames.test(host);
}
