export { hashed } from "./hashed.ts";
export { idFrom } from "./id-from.ts";
export { seal, unseal } from "./seal.ts";
export { fingerprints, hashId, randomId, readToken, signToken } from "./token.ts";
