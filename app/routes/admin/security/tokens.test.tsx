import type { ComponentProps } from "react";
import { ElementsWords } from "@toadstool/elements/words";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { personalTokens } from "#db/schema.ts";
import { refuse } from "#domain/outcome.ts";
import { listPersonalTokens } from "#domain/identity/tokens/personal-tokens.server.ts";
import { madeToken } from "#testing/personal-tokens.ts";
import { words } from "#testing/words.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";
import { tokensAction } from "./tokens-form.server.ts";
import { TokensSection } from "./tokens.tsx";

let { services, world } = testServices();
let owner = testOwner(services);

beforeEach(async () => {
  ({ services, world } = testServices());
  owner = testOwner(services);
  await services.db.delete(personalTokens);
});

function send(intent: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, ...fields })) form.set(name, value);
  return tokensAction(services, owner, intent, form, fromPondwick);
}

const filled = () => ({ key: crypto.randomUUID(), name: "Backup script", days: "90", "scope-read": "on" });

type Answer = Omit<ComponentProps<typeof TokensSection>, "tokens" | "newKey">;

/** The part of an answer that the page shows. */
function shownOf(answer: Awaited<ReturnType<typeof send>>): Answer {
  return answer && "data" in answer ? answer.data : { ...answer };
}

/** The section as it is served. */
async function served(answer: Answer = {}): Promise<string> {
  const tokens = await listPersonalTokens(services, owner);
  const newKey = crypto.randomUUID();
  const Page = createRoutesStub([
    {
      path: "/admin/security",
      Component: () => (
        <ElementsWords value={words}>
          <TokensSection tokens={tokens} newKey={newKey} {...answer} />
        </ElementsWords>
      ),
    },
  ]);
  return renderToString(<Page initialEntries={["/admin/security"]} />).replaceAll("<!-- -->", "");
}

describe("the form for a personal access token", () => {
  it("makes one with the ticked scopes, shows it in its answer only, and lets no cache keep that", async () => {
    const made = await send("make-token", { ...filled(), "scope-email": "on", "scope-admin": "on" });
    expect(made).toMatchObject({
      data: { made: { name: "Backup script", scopes: ["read", "email"], state: "open" } },
      init: { status: 201, headers: { "Cache-Control": "private, no-store" } },
    });
    const { token = "" } = shownOf(made).made ?? {};
    expect(token).toMatch(/^site_.{43}$/);
    expect(await served(shownOf(made))).toContain(token);
    const later = await served();
    expect(later).toContain(token.slice(0, 9));
    expect(later).not.toContain(token.slice(0, 10));
    expect(later).toContain("Never used");
  });

  it("keeps every word and tick when it refuses, and says what to correct", async () => {
    const typed = { ...filled(), name: "", "scope-images": "on", days: "365" };
    const refused = await send("make-token", typed);
    expect(refused).toMatchObject({ init: { status: 422 }, data: { typed } });
    const page = await served(shownOf(refused));
    expect(page).toContain("Enter a name that says what the token is for");
    const ticked = [...page.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
      ([input]) => /name="([^"]+)"/.exec(input)?.[1],
    );
    expect(ticked).toEqual(["scope-read", "scope-images"]);
    expect(page).toMatch(/<option value="365" selected=""/);
    expect(page).toMatch(/<details class="[^"]*" open="">/);
  });

  it("asks for one scope at least", async () => {
    const { "scope-read": _, ...typed } = filled();
    const refused = await send("make-token", typed);
    expect(shownOf(refused).refusal?.issues).toMatchObject([{ field: "scopes" }]);
    const page = await served(shownOf(refused));
    expect(page).toContain("Choose at least one permission.");
  });

  it("shows errors that belong to no field beneath the form", async () => {
    for (const [field, words] of [
      ["key", "This form is damaged. Reload the page."],
      ["days", "A token is valid for 7, 30, 90 or 365 days."],
    ] as const) {
      const refused = await send("make-token", { ...filled(), [field]: "1000" });
      expect(await served(shownOf(refused))).toMatch(new RegExp(`<p role="alert"[^>]*>${words}</p>`));
    }
  });

  it("makes no second one when a reload sends it again", async () => {
    const form = filled();
    await send("make-token", form);
    expect(await send("make-token", form)).toMatchObject({
      init: { status: 409 },
      data: { refusal: { code: "token_made_already" } },
    });
    expect(await listPersonalTokens(services, owner)).toHaveLength(1);
  });

  it("leaves other sections' buttons and refusals alone", async () => {
    for (const intent of ["", "end-session", "make-token ", "constructor"])
      expect(await send(intent, filled())).toBeNull();
    const refusal = refuse("invalid", "unknown_intent", "Not ours");
    expect(await served({ refusal, typed: { intent: "end-session" } })).not.toContain("Not ours");
  });
});

describe("the list of personal access tokens", () => {
  it("says when it is empty, and shows the names of active ones beside their scopes", async () => {
    expect(await served()).toContain("No active tokens");
    await madeToken(services, { name: "<b>Backup</b>", scopes: ["read", "images"] });
    const page = await served();
    expect(page).toContain("&lt;b&gt;Backup&lt;/b&gt;");
    expect(page).toContain("read, change pictures");
    expect(page).toContain("expires on");
    expect(page).not.toContain("No active tokens");
  });

  it("revokes one, says so, and folds it away among the ended", async () => {
    const { id } = await madeToken(services);
    const revoked = await send("revoke-token", { id });
    expect(revoked).toMatchObject({ revoked: { id, state: "revoked" } });
    const page = await served(shownOf(revoked));
    expect(page).toContain("“Backup script” is revoked and no longer works.");
    expect(page).toContain("Expired or revoked in the last 30 days (1)");
    expect(page).not.toContain('value="revoke-token"');
    const again = await send("revoke-token", { id });
    expect(again).toMatchObject({ init: { status: 404 }, data: { refusal: { code: "no_such_token" } } });
  });

  it("says of an expired one that it expired", async () => {
    await madeToken(services, { days: 7 });
    world.now = new Date(world.now.getTime() + 8 * 86_400_000);
    expect(await served()).toContain("expired");
  });
});
