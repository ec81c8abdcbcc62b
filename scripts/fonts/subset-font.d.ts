/** The part of the package that the cuts of fonts use; it has no types of its own. */
declare module "subset-font" {
  export default function subset(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: "truetype" | "woff2";
      /** OpenType features to keep; all where it is left out. */
      keepFeatures?: string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
