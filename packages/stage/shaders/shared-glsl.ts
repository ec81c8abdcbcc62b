const files = import.meta.glob<string>("./glsl/*.glsl", { query: "?raw", import: "default", eager: true });

/** Every shared function by its name: what `#include <noise>` puts in its place. */
export const sharedGlsl: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^\.\/glsl\/|\.glsl$/g, ""), text]),
);
