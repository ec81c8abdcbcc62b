/** The part of the package that the cuts of fonts use; it has no types of its own. */
declare module "fontkit" {
  export function create(file: Uint8Array): {
    characterSet: number[];
    glyphForCodePoint: (character: number) => {
      id: number;
      advanceWidth: number;
      path: { toSVG: () => string };
    };
    layout: (text: string) => { advanceWidth: number };
    variationAxes: Record<string, { min: number; max: number }>;
  };
}
