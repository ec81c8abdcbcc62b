import { expect, it } from "vitest";
import { inks } from "./pieces/inks.ts";
import { palette } from "./pieces/shader-studies/palette.ts";
import { studies } from "./studies.server.ts";
import { compose, type ShaderStudy, sharedGlsl } from "@toadstool/stage/shaders";

it.each(studies.map(({ slug, study }) => [slug, study]))(
  "%s declares what its sliders and inks fill, and includes what is there",
  (_, study) => {
    const { source, sliders, inks, palette } = study as ShaderStudy;
    for (const { uniform, min, max, value } of sliders) {
      expect(source).toContain(`uniform float ${uniform};`);
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
    }
    for (const { uniform, value } of inks) {
      expect(source).toContain(`uniform vec3 ${uniform};`);
      expect(palette).toHaveProperty(value);
    }
    expect([...source.matchAll(/uniform (?:float|vec3) (\w+);/g)].map(([, name]) => name).toSorted()).toEqual(
      [...sliders, ...inks].map(({ uniform }) => uniform).toSorted(),
    );
    expect(compose(source, "", sharedGlsl).missing).toEqual([]);
  },
);

it("prints the studies in inks of the drawn pieces", () => expect(inks).toMatchObject(palette));
