export { seal, unseal } from "./seal.ts";
export { fingerprints, hashId, randomId, readToken, signToken } from "./token.ts";
