export { dialectWriting } from "./dialect-writing.ts";
export { mayHoldEscapedAddress, mendAddresses, type MendedAddress } from "./mend-addresses.ts";
