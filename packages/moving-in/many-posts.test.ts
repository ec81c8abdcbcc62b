// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { expect, it } from "vitest";
import { readExport } from "./read-export.ts";
import { manyPosts } from "./samples/many.ts";
import { openSource } from "./source/source.ts";
import type { GivenFile } from "./source/source.ts";

/** Counts what was made of an export that is made while it is read. */
function counted(given: GivenFile) {
  const made = { bytes: 0 };
  const { blob } = given;
  const counting: GivenFile = {
    ...given,
    async blob() {
      const inner = typeof blob === "function" ? await blob() : blob;
      made.bytes = 0;
      const stream = inner.stream.bind(inner);
      inner.stream = () =>
        stream().pipeThrough(
          new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
            transform(bytes, controller) {
              made.bytes += bytes.length;
              controller.enqueue(bytes);
            },
          }),
        );
      return inner;
    },
  };
  return { counting, made };
}

it.each(["ghost", "wordpress"] as const)(
  "an export of many posts of %s is read no further ahead than one text",
  async (system) => {
    const { counting, made } = counted(manyPosts(system, 40));
    const source = await openSource([counting]);
    let ahead = 0;
    let count = 0;
    for await (const item of readExport(source)) {
      if (item.type !== "text") continue;
      count += 1;
      const size = made.bytes / count;
      if (count > 25) ahead = Math.max(ahead, size / 11_500);
    }
    expect(count).toBe(40);
    expect(ahead).toBeLessThan(1.5);
  },
);
