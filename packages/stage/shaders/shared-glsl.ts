const files = import.meta.glob<string>("./glsl/*.glsl", { query: "?raw", import: "default", eager: true });

/** Every shared function by its name, as `#include <noise>` names it. */
export const sharedGlsl: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^\.\/glsl\/|\.glsl$/g, ""), text]),
);
