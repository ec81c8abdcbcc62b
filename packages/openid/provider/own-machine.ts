/** Whether an address leads no further than the machine that asks for it. */
export function isOwnMachine(address: string): boolean {
  const { hostname } = URL.parse(address) ?? { hostname: "" };
  return /^((.+\.)?localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(
    hostname,
  );
}

/**
 * Whether a site is served to its own machine alone, and without encryption: each of its addresses, the one that was
 * asked and the one that it gives as its own, is plain http on loopback.
 */
export function isLoopbackSite(addresses: string[]): boolean {
  return (
    addresses.length > 0 &&
    addresses.every((address) => URL.parse(address)?.protocol === "http:" && isOwnMachine(address))
  );
}

/**
 * Whether an identity provider is meant for trying the site out on one machine, while others can reach the site: a provider on
 * one's own machine lets a visitor be anyone, and an unencrypted answer may come from anyone.
 */
export function isMisplacedIssuer(issuer: string, siteAddresses: string[]): boolean {
  const isForTrying = isOwnMachine(issuer) || URL.parse(issuer)?.protocol === "http:";
  return isForTrying && !siteAddresses.every(isOwnMachine);
}
