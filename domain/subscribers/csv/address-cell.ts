import * as v from "valibot";
import { plainText } from "@toadstool/mail/address";
import { emailAddress } from "../../text/email-address.ts";
import { withoutGuard } from "@toadstool/moving-in/states";

/** A cell's address as it is meant, or why there is none in it. */
export function readAddress(cell: string): { email: string } | { trouble: string } {
  const text = cleaned(cell);
  if (!text) return { trouble: "There is no address in this row." };
  const email = v.safeParse(emailAddress, text, { abortPipeEarly: true });
  if (email.success) return { email: email.output };
  if (/^[=+\-@\t]/.test(text)) return { trouble: "That is a formula, not an address." };
  if (/@[^@]*[\s,;|]+[^@]*@/.test(text))
    return { trouble: "There is more than one address. Give each its own row." };
  return { trouble: text.includes("@") ? email.issues[0].message : "That is not an email address." };
}

export function isAddressCell(cell: string): boolean {
  return "email" in readAddress(cell);
}

/** Without what spreadsheets and mail programs put around an address: `Ada <ada@pond.example>`, `mailto:`, unseen signs. */
function cleaned(cell: string): string {
  const plain = plainText(cell);
  const inBrackets = /<([^<>@\s]+@[^<>@\s]+)>\s*$/.exec(plain)?.[1] ?? plain;
  return withoutGuard(inBrackets.replace(/^mailto:/i, ""))
    .replace(/^(["'])(.*)\1$/, "$2")
    .trim();
}
