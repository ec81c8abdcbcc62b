/** Whether an address leads no further than the machine that asks for it. */
export function isOwnMachine(address: string): boolean {
  const { hostname } = URL.parse(address) ?? { hostname: "" };
  return /^((.+\.)?localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(
    hostname,
  );
}

/**
 * Whether an identity provider is good for trying things out alone, at a site that others reach: whoever opens a
 * provider of one's own machine may be anyone, and what it says without encryption may come from anyone.
 */
export function isMisplacedIssuer(issuer: string, siteAddresses: string[]): boolean {
  const isForTrying = isOwnMachine(issuer) || URL.parse(issuer)?.protocol === "http:";
  return isForTrying && !siteAddresses.every(isOwnMachine);
}
