import { hostCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import type { Settings } from "#domain/services.ts";
import { hashId } from "#domain/tokens/token.server.ts";

const name = "__Host-tested-letter";
const day = 86_400;

interface Tested {
  subject: string;
  content: string;
  language: string;
}

/** The `Set-Cookie` that remembers which text was last tested in this browser. */
export async function tellTested({ site }: Settings, text: Tested): Promise<string> {
  return hostCookie(site, name, await hashOf(text), day);
}

export async function isTestedIn({ site }: Settings, request: Request, text: Tested): Promise<boolean> {
  return readHostCookie(site, request.headers.get("Cookie"), name) === (await hashOf(text));
}

function hashOf({ subject, content, language }: Tested): Promise<string> {
  return hashId(JSON.stringify([subject.trim(), content, language]));
}
