declare module "virtual:toadstool/build" {
  export { default, CachedPages } from "#workers/app.ts";
}
