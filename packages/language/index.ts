export * from "./formats.ts";
export * from "./speak.ts";
export * from "./tags.ts";
