export { fromBase64Url, toBase64Url } from "./base64url.ts";
export { randomId } from "./random-id.ts";
export { seal, unseal } from "./seal.ts";
