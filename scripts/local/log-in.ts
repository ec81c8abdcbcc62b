/** What a logged-in browser of the owner's can do with the site's own forms. */
export interface OwnerBrowser {
  post(path: string, form: Record<string, string>): Promise<Response>;
}

/** A site leads to its provider and back in five steps. */
const mostSteps = 20;

/**
 * Logs in to a site of this machine as a person would, at the identity provider of `npm start`, which asks for a name and for no
 * password. Null where the site's provider is another: that one asks for what a script does not know.
 */
export async function logInLocally(site: string, provider: string): Promise<OwnerBrowser | null> {
  const cookies = new Map<string, string>();

  async function ask(address: URL, form?: Record<string, string>): Promise<Response> {
    const headers: Record<string, string> = {
      Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      "User-Agent": "Toadstool command line",
      ...(form && { Origin: address.origin }),
    };
    const body = form && new URLSearchParams(form);
    const answer = await fetch(address, { method: form ? "POST" : "GET", headers, body, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return answer;
  }

  let address = new URL("/auth/login?provider", site);
  let answer = await ask(address);
  for (let steps = 0; steps < mostSteps; steps++) {
    const location = answer.headers.get("Location");
    await answer.body?.cancel();
    if (location) {
      address = new URL(location, address);
      if (address.href === `${site}/admin`) return { post: (path, form) => ask(new URL(path, site), form) };
      if (![site, provider].includes(address.origin)) break;
      answer = await ask(address);
    } else if (address.origin === provider && answer.ok) {
      answer = await ask(address, { name: "owner" });
    } else break;
  }
  return null;
}
