import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks for what the screen must not show; undefined where there is no terminal. */
export async function askSecret(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await asking.question("");
  asking.close();
  process.stderr.write("\n");
  return answer.trim() || undefined;
}
