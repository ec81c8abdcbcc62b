/**
 * A mail provider for this machine alone, which behaves as Resend does and sends nothing.
 * `npm run mail-provider -- --port 9100 --seed 7` misbehaves at random; GET /accepted lists the mails it took.
 * For the site: MAIL_TRANSPORT="resend", RESEND_API_KEY="re_local", RESEND_API_URL="http://127.0.0.1:9100".
 */
import { parseArgs } from "node:util";
import { startProvider } from "#testing/stand-ins/mail-provider/server.ts";

const { values } = parseArgs({
  options: { port: { type: "string", default: "9100" }, seed: { type: "string" } },
});
const numbers = [values.port, values.seed ?? "0"];
if (!numbers.every((text) => /^\d{1,9}$/.test(text)) || Number(values.port) > 65_535) {
  console.error("Usage: npm run mail-provider -- --port 9100 --seed 7");
  process.exit(1);
}
const seed = values.seed === undefined ? undefined : Number(values.seed);
const { url } = await startProvider({ port: Number(values.port), seed });
console.log(`mail provider ready ${url}`);
