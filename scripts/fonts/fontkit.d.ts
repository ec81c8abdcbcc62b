/** The part of the package that the cuts of fonts use; it has no types of its own. */
declare module "fontkit" {
  export function create(file: Uint8Array): {
    characterSet: number[];
    variationAxes: Record<string, { min: number; max: number }>;
  };
}
