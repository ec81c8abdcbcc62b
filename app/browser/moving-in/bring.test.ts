import { beforeEach, describe, expect, it } from "vitest";
import { dyingSite, emptyWorld, fakeSite, refusal } from "#testing/fake-site.ts";
import {
  chosen,
  exportWith,
  fromWeb,
  movedDate,
  movedFile,
  movedPicture,
  movedText,
} from "#testing/moving-in.ts";
import { seeds } from "#testing/seeds.ts";
import { bring, type People } from "./bring.ts";
import { itemsOf } from "./move.ts";
import type { Site } from "./site.ts";
import { undo } from "./undo.ts";

let world = emptyWorld();
let site = fakeSite(world);
beforeEach(() => {
  world = emptyWorld();
  site = fakeSite(world);
});

type Given = Parameters<typeof exportWith>;
const picture = Uint8Array.from([1, 2, 3]);

async function moveIn(items: Given[0], files: Given[1] = {}, people: People | null = null) {
  const bringing = await chosen(exportWith(items, files), site);
  expect(await bring(bringing, people)).toBeNull();
  return bringing;
}

const textOf = (name: string) =>
  [...world.texts.values()].find(({ text }) => text.title === `About ${name}`)?.text;
/** The titles of texts that are tied together. */
function translations() {
  const groups = new Map<string, string[]>();
  for (const { group, text } of world.texts.values())
    if (group) groups.set(group, [...(groups.get(group) ?? []), text.title].toSorted());
  return [...groups.values()].map((titles) => titles.join(", ")).toSorted();
}

const found = () => ({
  texts: [...world.texts.values()]
    .map(({ kind, isPublished, address, language, text: { content, imageUrl } }) => [
      kind,
      isPublished,
      address,
      language,
      content,
      imageUrl,
    ])
    .map((row) => row.join(" ").replaceAll(/file-\d+/g, "FILE"))
    .toSorted(),
  translations: translations(),
  redirects: [...world.redirects].map(([path, { target }]) => `${path} ${target}`).toSorted(),
  files: world.files.size,
  changes: world.changes.size,
  readers: [...world.readers.keys()],
});

describe("a report", () => {
  it("changes nothing of the site", async () => {
    const { move } = await chosen(exportWith([movedText("ink"), movedPicture(fromWeb("one"))]), site);
    expect(itemsOf(move).map(({ title, state }) => [title, state])).toEqual([
      ["About ink", "waiting"],
      ["About with-one", "waiting"],
      ["one.png", "waiting"],
    ]);
    expect([world.texts.size, world.changes.size, world.files.size]).toEqual([0, 0, 0]);
  });

  it("gives each text a free address, and says where it is another one", async () => {
    await moveIn([movedText("other", { slug: "ink" })]);
    const { move } = await chosen(
      exportWith([
        movedText("ink"),
        movedText("third", { slug: "ink" }),
        movedText("uses", { kind: "page", oldPaths: ["/about/uses"] }),
      ]),
      site,
    );
    expect([...move.texts.values()].map(({ slug, remarks }) => [slug, ...remarks])).toEqual([
      ["ink-2", "“ink” is taken here, so its address ends in “ink-2”."],
      ["ink-3", "“ink” is taken here, so its address ends in “ink-3”."],
      ["/about/uses"],
    ]);
  });

  it("leaves out what is too long or too large, and says what an earlier move has brought", async () => {
    await moveIn([movedText("old"), movedText("gone")]);
    for (const one of world.texts.values()) one.isInTrash = one.text.title === "About gone";
    const large = movedFile("large", { from: { in: "archive", path: "large", bytes: 30_000_000 } });
    const { move } = await chosen(
      exportWith([
        movedText("long", { markdown: "x".repeat(500_001) }),
        movedText("old"),
        movedText("gone"),
        movedPicture(large),
      ]),
      site,
    );
    expect(
      itemsOf(move)
        .filter(({ state }) => state === "left")
        .map(({ trouble }) => trouble),
    ).toEqual([
      expect.stringContaining("500,001 characters"),
      expect.stringContaining("it stays as it is"),
      expect.stringContaining("trash"),
      expect.stringMatching(/30\sMB/),
    ]);
  });
});

describe("what is brought in", () => {
  it("is a post under its own date, with its old address leading to it, or a draft where it was none for everyone", async () => {
    const { move } = await moveIn([
      movedText("ink", { updated: movedDate("2020-01-01") }),
      movedText("a", { status: "draft", published: null }),
      movedText("b", { status: "scheduled", published: movedDate("2999-01-01") }),
      movedText("c", { kind: "letter" }),
      movedText("d", { isPublic: false, status: "draft" }),
      movedText("uses", { kind: "page", oldPaths: ["/2019/03/uses"] }),
    ]);
    expect([...world.texts.values()].map(({ kind, text }) => [kind, text.title, text.dateString])).toEqual([
      ["post", "About ink", "4 March 2019"],
      ["draft", "About a", ""],
      ["draft", "About b", ""],
      ["draft", "About c", "4 March 2019"],
      ["draft", "About d", ""],
      ["page", "About uses", "4 March 2019"],
    ]);
    expect([...world.redirects.keys()]).toEqual(["/2019/ink", "/2019/03/uses"]);
    expect([...move.texts.values()].every(({ state }) => state === "done")).toBe(true);
  });

  it("comes as a draft where the site does not publish it", async () => {
    const { move } = await moveIn([
      movedText("ink", { markdown: "unpublishable" }),
      movedText("uses", { kind: "page", markdown: "unpublishable" }),
    ]);
    expect(
      [...move.texts.values()].map(({ state, isPublished, remarks }) => [state, isPublished, remarks]),
    ).toEqual([
      ["done", false, ["It comes as a draft, because it cannot be published: Refused: invalid."]],
      ["done", false, ["It comes as a draft, because it cannot be published: Refused: invalid."]],
    ]);
  });

  it("gets another slug where its own was taken since the report", async () => {
    const bringing = await chosen(exportWith([movedText("ink")]), site);
    await moveIn([movedText("other", { slug: "ink" })]);
    await bring(bringing, null);
    expect([...world.texts.values()].map(({ text }) => text.slug)).toEqual(["ink", "ink-2"]);
  });

  it("is never more in memory than some texts of many", async () => {
    const many = Array.from({ length: 500 }, (_, index) => movedText(`p${index}`));
    let most = 0;
    let read = 0;
    const exported = exportWith(many);
    const bringing = await chosen(
      {
        ...exported,
        entries: exported.entries,
        async *items() {
          for (const item of many) {
            read++;
            yield item;
          }
        },
      },
      site,
      { onChange: () => (most = Math.max(most, read - world.texts.size)) },
    );
    read = 0;
    await bring(bringing, null);
    expect([world.texts.size, most]).toEqual([500, expect.toSatisfy((count: number) => count <= 20)]);
  });
});

describe("texts in several languages", () => {
  it("come each in its own, tied to their translations, and those in the site’s language name none", async () => {
    const { move } = await moveIn([
      movedText("moss", { translationKey: "1", language: "en" }),
      movedText("moos", { slug: "moss", translationKey: "1", language: "de", oldPaths: ["/de/moss"] }),
      movedText("moose", { translationKey: "1", language: "de" }),
      movedText("about", { kind: "page", translationKey: "1", language: "en-GB" }),
      movedText("über", { kind: "page", translationKey: "1", language: "de", oldPaths: ["/de/about"] }),
      movedText("alone", { translationKey: "2", language: "en-US" }),
    ]);
    const came = [...world.texts.values()].map(({ text, language }) => `${text.slug} ${language}`);
    expect(came.toSorted()).toEqual([
      "/2019/about ",
      "/de/about de",
      "alone en-US",
      "moose de",
      "moss ",
      "moss-de de",
    ]);
    expect(translations()).toEqual(["About about, About über", "About moos, About moss"]);
    expect(move.texts.get("ghost:post:moose")?.remarks).toEqual([
      "It is not tied to its translations: “About moos” is the one in German.",
    ]);
    expect(world.redirects.get("/de/moss")?.target).toBe("/blog/moss-de");
  });

  it("are tied to those that an earlier move has brought", async () => {
    await moveIn([movedText("moss", { translationKey: "1" })]);
    await moveIn([
      movedText("moss", { translationKey: "1" }),
      movedText("moos", { translationKey: "1", language: "de" }),
    ]);
    expect(translations()).toEqual(["About moos, About moss"]);
  });

  it("come untied where the site refuses it", async () => {
    const publishPost: Site["publishPost"] = (post) =>
      post.translationOf ? Promise.resolve(refusal("language_claimed")) : fakeSite(world).publishPost(post);
    site = { ...fakeSite(world), publishPost };
    const { move } = await moveIn([
      movedText("moss", { translationKey: "1" }),
      movedText("moos", { translationKey: "1", language: "de" }),
    ]);
    expect(translations()).toEqual([]);
    expect(move.texts.get("ghost:post:moos")).toMatchObject({
      state: "done",
      isPublished: true,
      remarks: ["It is not tied to its translations: Refused: language_claimed."],
    });
  });
});

describe("a file of an export", () => {
  it("comes before its text, and once for all that show it", async () => {
    await moveIn(
      [
        movedPicture(movedFile("one")),
        movedPicture(movedFile("same")),
        movedText("cover", { cover: movedFile("one") }),
      ],
      { one: picture, same: picture },
    );
    expect(textOf("with-same")?.content).toBe("![A toad](/media/file-1)");
    expect(textOf("cover")?.imageUrl).toBe("/media/file-1");
    expect([world.files.size, world.calls.filter((name) => name === "sendFile").length]).toEqual([1, 1]);
  });

  it("is linked where it was until it comes, and is put in later where no one has changed the text", async () => {
    world.web.set("https://old.example/late.png", [refusal("busy", 5)]);
    world.web.set("https://old.example/lost.png", [refusal("missing"), refusal("missing")]);
    const waits: number[] = [];
    const bringing = await chosen(
      exportWith([
        movedPicture(fromWeb("late")),
        movedPicture(fromWeb("lost")),
        movedPicture(fromWeb("mine")),
      ]),
      site,
      { wait: async (seconds) => void waits.push(seconds) },
    );
    await bring(bringing, null);
    expect(waits).toEqual([20]);
    expect(textOf("with-late")).toMatchObject({ content: expect.stringContaining("/media/"), version: 2 });
    expect(textOf("with-lost")?.content).toBe("[A toad](<https://old.example/lost.png>)");
    expect(bringing.move.files.get("lost")?.state).toBe("failed");
    world.web.clear();
    await bring(bringing, null);
    expect(textOf("with-lost")).toMatchObject({ content: "![A toad](/media/file-3)", version: 2 });
    expect(bringing.move.files.get("lost")?.state).toBe("done");
  });

  it("is left out of a text that was changed since", async () => {
    world.web.set("https://old.example/late.png", [refusal("busy", 0)]);
    const mine = async () => {
      for (const one of world.texts.values()) Object.assign(one, { isUnchanged: false });
    };
    await bring(await chosen(exportWith([movedPicture(fromWeb("late"))]), site, { wait: mine }), null);
    expect(textOf("with-late")).toMatchObject({
      content: expect.stringContaining("old.example"),
      version: 1,
    });
  });

  it("comes with as many of its words as the library takes", async () => {
    const alt = `A toad\n${"on moss ".repeat(200)}`;
    const sent: string[][] = [];
    const sendFile: Site["sendFile"] = (file) => {
      sent.push([file.alt, file.caption]);
      return fakeSite(world).sendFile(file);
    };
    site = { ...fakeSite(world), sendFile };
    await moveIn([movedPicture(movedFile("one", { alt, caption: alt }))], { one: picture });
    const [words = []] = sent;
    expect(words.map((text) => text.length)).toEqual([
      expect.toSatisfy((length: number) => length > 990 && length <= 1000),
      expect.toSatisfy((length: number) => length > 490 && length <= 500),
    ]);
    expect(words[0]).toMatch(/^A toad on moss/);
  });

  it("that is damaged in the export fails alone, and the texts come", async () => {
    const exported = exportWith([movedPicture(movedFile("torn")), movedPicture(movedFile("one"))], {
      one: picture,
    });
    const file = async (path: string, bytes: number) => {
      if (path === "torn") throw new Error("The zip is damaged. Nothing was imported.");
      return exported.file(path, bytes);
    };
    const bringing = await chosen({ ...exported, file }, site);
    expect(await bring(bringing, null)).toBeNull();
    const { trouble, state } = bringing.move.files.get("torn") ?? {};
    expect([state, trouble]).toEqual(["failed", expect.stringMatching(/damaged in the export/)]);
    expect([world.texts.size, world.files.size]).toEqual([2, 1]);
  });

  it("that the library does not take is left out, and the text comes", async () => {
    const { move } = await moveIn([movedPicture(movedFile("text"))], { text: Uint8Array.from([0]) });
    expect(move.files.get("text")).toMatchObject({ state: "left", trouble: expect.stringMatching(/./) });
    expect(world.texts.size).toBe(1);
  });
});

describe("readers and redirects of an export", () => {
  const ada = {
    type: "subscriber" as const,
    id: "ada",
    email: "ada@pond.example",
    name: "",
    joined: null,
    status: "confirmed" as const,
    says: "",
    tags: [],
    note: "",
  };
  it("come with the owner’s word on their consent alone, and once", async () => {
    await moveIn([ada]);
    expect(world.readers.size).toBe(0);
    const bringing = await chosen(exportWith([ada]), site);
    expect(await bring(bringing, { consent: "", decisions: {} })).toMatchObject({ code: "consent_missing" });
    await bring(bringing, { consent: "They asked for it.", decisions: {} });
    await bring(bringing, { consent: "They asked for it.", decisions: {} });
    expect([...world.readers]).toEqual([["ada@pond.example", "They asked for it."]]);
    expect(bringing.move.readers?.areAdded).toBe(true);
  });

  it("have the same lines however many texts and files are read before them", async () => {
    await chosen(exportWith([ada]), site);
    const bo = { ...ada, id: "bo", email: "bo@pond.example" };
    await chosen(exportWith([movedText("ink"), ada, movedText("moss"), bo]), site);
    expect([...world.rows]).toEqual([
      [1, "ada@pond.example"],
      [2, "bo@pond.example"],
    ]);
  });

  it("an address that leads elsewhere already stays so", async () => {
    world.redirects.set("/old", { target: "/mine", change: "" });
    const { move } = await moveIn([
      { type: "redirect", id: "1", from: "/old", to: "/feed.xml" },
      { type: "redirect", id: "2", from: "/feed-old", to: "/feed.xml" },
    ]);
    expect([...move.redirects.values()].map(({ state, trouble }) => [state, trouble])).toEqual([
      ["left", "That address leads elsewhere already, and stays as it is."],
      ["done", ""],
    ]);
  });
});

describe("the same file chosen again", () => {
  const given: Given[0] = [
    movedPicture(movedFile("one")),
    movedPicture(fromWeb("web")),
    movedText("twice", { slug: "with-one", oldPaths: ["/twice"] }),
    movedText("uses", { kind: "page", oldPaths: ["/uses-old"] }),
    movedText("idea", { status: "draft" }),
    movedText("covered", { cover: fromWeb("web") }),
    movedText("moss", { translationKey: "moss" }),
    movedText("moos", { translationKey: "moss", language: "de" }),
    movedText("koke", { translationKey: "moss", language: "ja", status: "draft" }),
    movedText("me", { kind: "page", translationKey: "me" }),
    movedText("ich", { kind: "page", translationKey: "me", language: "de", oldPaths: ["/de/ich"] }),
    { type: "redirect", id: "r", from: "/feed-old", to: "/feed.xml" },
    ...Array.from({ length: 30 }, (_, index) => movedText(`p${index}`)),
  ];
  const exported = () => exportWith(given, { one: picture });

  it("goes on where the move stopped, at whatever call it did, and nothing comes twice", async () => {
    await bring(await chosen(exported(), site), null);
    const whole = found();
    const calls = world.calls.length;
    for (let at = 1; at <= calls; at++)
      for (const isDone of [false, true]) {
        world = emptyWorld();
        site = fakeSite(world);
        // oxlint-disable no-await-in-loop -- each after the other
        await begun(dyingSite(site, { at, isDone }));
        await bring(await chosen(exported(), site), null);
        // oxlint-enable no-await-in-loop
        expect(found(), `dead at call ${at}${isDone ? ", which was done" : ""}`).toEqual(whole);
      }
  });

  it.each(seeds(3))("goes on however often it stops, with files that come late (seed %i)", async (seed) => {
    await bring(await chosen(exported(), site), null);
    const whole = found();
    world = emptyWorld();
    site = fakeSite(world);
    const random = randomOf(seed);
    for (let life = 0; life < 12; life++) {
      world.web.set("https://old.example/web.png", random() < 0.7 ? [refusal("busy", 0)] : []);
      const at = 1 + Math.floor(random() * 25);
      // oxlint-disable-next-line no-await-in-loop -- each after the other
      await begun(dyingSite(site, { at, isDone: random() < 0.5 }), true);
    }
    world.web.clear();
    await bring(await chosen(exported(), site), null);
    expect(found()).toEqual(whole);
  });

  it("begins anew where the move was undone", async () => {
    const { move } = await moveIn(given, { one: picture });
    const some = [...world.texts.values()][0];
    if (some) some.isUnchanged = false;
    const left: number[] = [];
    const kept = await undo(site, move.key, { isPaused: () => false }, (count) => left.push(count));
    expect(kept).toMatchObject([
      { kind: "post", id: some?.id, title: some?.text.title, why: "You have changed it since." },
    ]);
    const made = given.length - 1;
    expect([left[0], left.at(-1), world.texts.size]).toEqual([made, 0, 1]);
    expect(left, "it only falls").toEqual(left.toSorted((a, b) => b - a));
    await moveIn(given, { one: picture });
    expect([world.texts.size, world.changes.size]).toEqual([given.length - 1, 2]);
  });

  /** A move whose window is closed, perhaps while it waits for a file. */
  async function begun(mortal: Site, isImpatient = false): Promise<void> {
    const wait = async () => {
      if (isImpatient) throw new Error("crash");
    };
    await chosen(exported(), mortal, { wait })
      .then((bringing) => bring(bringing, null))
      .catch((error: unknown) => {
        if (String(error) !== "Error: crash") throw error;
      });
  }
});

/** mulberry32: the same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
