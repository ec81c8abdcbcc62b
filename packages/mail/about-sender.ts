/**
 * Whether a refusal is about us and not about the recipient, although many servers say it only at a recipient’s turn: not
 * logged in, not their client, a blocked address, SPF, DKIM or DMARC that fails. No recipient may be given up for it.
 */
export function isAboutSender(reason: string): boolean {
  return signs.some((sign) => sign.test(reason));
}

const signs = [
  /^5(?:30|35|38)\b/,
  // 5.7.20 to 5.7.29: SPF, DKIM, ARC, reverse DNS, a sender without MX, too much mail
  // (https://www.iana.org/assignments/smtp-enhanced-status-codes). Beyond 5.7.500: Exchange Online’s blocks of senders.
  /\b5\.7\.(?:0|8|9|2\d|60|509|51[15]|6\d\d|7(?:08|50))\b/,
  /relay(?:ing)? (?:access )?(?:is )?(?:denied|not|prohibited)|(?:unable|not permitted) to relay/i,
  /authentication (?:is )?required/i,
  /^(?!.*\brecipient\b).*\baccess denied\b/i,
  /\b(?:client|sender|helo|ehlo|ip|your (?:host|server|domain|network))\b.{0,80}\b(?:rejected|blocked|denied|banned|black-?listed|blocklisted)\b/i,
  /\b(?:blocked|rejected|listed) (?:using|by|in|at|on) (?:the )?[\w.-]*(?:spamhaus|spamcop|barracuda|sorbs|rbl|dnsbl|block-?list|blacklist)/i,
  /\b(?:spf|dkim|dmarc)\b|\breverse dns\b|\bptr record\b/i,
];
