import { refusalStatus } from "#domain/outcome.ts";

/** Seconds until each further try. */
const pauses = [1, 3, 10, 30];

/** Asks again while the site has no time or cannot be reached, but not where its storage is full; returns its last answer. */
export async function patiently<Answer extends object>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (const pause of pauses) {
    const status = "status" in answer ? Number(answer.status) : 200;
    if (status !== 0 && status !== 429 && (status < 500 || status === refusalStatus.full)) return answer;
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    await new Promise((wake) => setTimeout(wake, pause * 1000));
    // oxlint-disable-next-line no-await-in-loop -- as above
    answer = await ask();
  }
  return answer;
}
