import { type addresses, localVariables, type Variables, variablesOver } from "./variables.ts";

/** Prints where everything is, as .dev.vars (`own`) has it. */
export function announce(where: ReturnType<typeof addresses>, own: Variables): void {
  console.log(announcement(where, own));
}

export function announcement(
  { site, identity, inbox, smtpPort }: ReturnType<typeof addresses>,
  own: Variables,
): string {
  const port = Number(new URL(site).port || 80);
  const set = { ...own, ...variablesOver(own, localVariables(port)) };
  const isOurProvider = set.OIDC_ISSUER === identity;
  const isOurInbox = set.MAIL_TRANSPORT === "smtp" && set.SMTP_PORT === String(smtpPort);
  const login = isOurProvider
    ? 'log in as "owner", no password'
    : `log in at ${set.OIDC_ISSUER || "no provider"}`;
  const mails = isOurInbox
    ? `every mail the site sends; SMTP on port ${smtpPort}`
    : `empty: .dev.vars sends mail by ${set.MAIL_TRANSPORT === "smtp" ? set.SMTP_HOST : set.MAIL_TRANSPORT}`;
  return `
  Site      ${site}
  Admin     ${site}/admin      (${login})
  Inbox     ${inbox}            (${mails})
  API docs  ${site}/api/docs
  Identity  ${identity}            (the local provider${isOurProvider ? "" : ", which .dev.vars does not use"})

  Ctrl-C ends it all. Your data stays in .wrangler/state; npm run reset clears it.
`;
}
