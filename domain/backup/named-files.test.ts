import { describe, expect, it } from "vitest";
import { filesNamedBy, lackingWords, namedFiles } from "./named-files.ts";

const original = { name: "private/original.png", type: "image/png", bytes: 1 };
const facts = (...names: string[]) => JSON.stringify({ files: names.map((name) => ({ name })), original });

describe("the files that rows name", () => {
  it("are those of a shown image and of a former file that can be put back, what was sent among them", () => {
    const named = namedFiles();
    named.take("image_revisions", { image_id: "toad", revision: 1, state: "kept", facts: facts("1.webp") });
    named.take("image_revisions", { image_id: "toad", revision: 2, state: "shown", facts: null });
    named.take("images", { id: "toad", name: "A toad", revision: 2, facts: facts("1.webp", "2.webp") });
    named.take("posts", { id: "toad", revision: 3, facts: facts("3.webp") });
    const all = [
      "media/toad/1/1.webp",
      "media/toad/1/private/original.png",
      "media/toad/2/1.webp",
      "media/toad/2/2.webp",
      "media/toad/2/private/original.png",
    ];
    expect(named.lacking(() => false)).toEqual([{ id: "toad", name: "A toad", keys: all, count: 5 }]);
    const lacking = named.lacking((key) => key !== all[0]);
    expect(lackingWords(lacking)).toBe(
      "It is not whole: 1 file of “A toad” that its rows name is not in it.",
    );
    expect(lackingWords(named.lacking(() => true))).toBe("");
  });

  it.each([null, "", "null", "{", '{"files":7}', "[]"])(
    "are none where its facts cannot be read: %s",
    (facts) =>
      expect(filesNamedBy("images", { id: "toad", revision: 1, facts })).toEqual({ id: "toad", keys: [] }),
  );
});
