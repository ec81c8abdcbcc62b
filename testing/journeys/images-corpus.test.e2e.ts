import { makeCorpus } from "../nasty/corpus.ts";
import { ownerToken } from "../proofs/images-owner.ts";
import { judge } from "../proofs/images-sending.ts";
import { expect, test } from "./walk.ts";

const seed = 4;

test("typical nasty files get the right answer, and nothing of EXIF or GPS is left in what is served", async () => {
  const { SITE: site = "", IDENTITY: identity = "" } = process.env;
  const token = await ownerToken({ site, identity });
  const typical = (await makeCorpus(seed)).filter(({ isTypical }) => isTypical);
  for (const file of typical) {
    await test.step(file.name, async () => {
      const { answer, faults } = await judge(file, { site, token });
      expect.soft(faults, `${file.name}, answered ${answer}`).toEqual([]);
    });
  }
});
