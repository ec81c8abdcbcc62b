/** The part of the package that the cuts of fonts use; it has no types of its own. */
declare module "fontverter" {
  export function convert(font: Uint8Array, to: "woff2"): Promise<Uint8Array>;
}
