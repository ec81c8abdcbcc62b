import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { Refused } from "./refused.ts";

export interface Asked {
  /** As docs/deploy.md lists it, and as a file of answers names it. */
  name: string;
  words: string;
  /** Taken for an empty answer. */
  suggestion?: string;
  isSecret?: boolean;
}

export interface Asker {
  /** Whether a mistaken answer can be asked for again. */
  isPerson: boolean;
  /** Undefined where no person is there to answer. */
  ask(question: Asked): Promise<string | undefined>;
}

/** Takes answers from a file first, then from the terminal, where there is one. */
export function askerOf(answers: Record<string, string>, terminal: Asker | null): Asker {
  return {
    isPerson: terminal !== null,
    async ask(question) {
      if (question.name in answers) {
        const { [question.name]: answer } = answers;
        // A mistake in the file is asked for anew.
        delete answers[question.name];
        return answer;
      }
      return terminal?.ask(question);
    },
  };
}

/** Asks in the terminal; what is typed for a secret is not shown. */
export const terminalAsker: Asker = {
  isPerson: true,
  async ask({ words, suggestion, isSecret = false }) {
    let isHidden = false;
    const output = new Writable({
      write(chunk, _encoding, done) {
        if (!isHidden) process.stdout.write(chunk as Buffer);
        done();
      },
    });
    const terminal = createInterface({ input: process.stdin, output, terminal: true });
    const over = new AbortController();
    terminal.once("close", () => over.abort());
    try {
      const asked = terminal.question(`${words}${suggestion ? ` [${suggestion}]` : ""}: `, {
        signal: over.signal,
      });
      isHidden = isSecret;
      const answer = (await asked).trim();
      return answer || suggestion || "";
    } catch {
      throw new Refused("\nStopped. What was answered is kept; `npm run deploy` goes on from there.");
    } finally {
      terminal.close();
      if (isSecret) process.stdout.write("\n");
    }
  },
};
