import { inkedBy } from "../../stages/inked.ts";

/** What all materials of the scene share. */
export interface Lamp {
  time: { value: number };
  /** The angle the beam points to. */
  beam: { value: number };
}

/** Surfaces in violet, pink and yellow; the beam of the lamp lifts the shade where it falls. */
export const inkedUnder = ({ time, beam }: Lamp) =>
  inkedBy({
    uniforms: { time, beam },
    declarations: "uniform float time;\nuniform float beam;\n",
    light: `
    float aside = atan(at.z, at.x) - beam;
    aside = abs(atan(sin(aside), cos(aside)));
    light = max(light, 0.9 * (1.0 - smoothstep(0.1, 0.34, aside)) * smoothstep(0.8, 1.6, length(at.xz)));`,
  });
