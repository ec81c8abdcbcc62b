/** WebDriver over HTTP: https://www.w3.org/TR/webdriver2/ */
export interface Classic {
  send<Result = unknown>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Result>;
  /** Resolves once the driver answers. */
  ready(): Promise<void>;
}

export function classicAt(address: string): Classic {
  async function send<Result>(method: string, path: string, body: object = {}): Promise<Result> {
    const answer = await fetch(address + path, {
      method,
      body: method === "POST" ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  async function ready(): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      // oxlint-disable-next-line no-await-in-loop -- asked again and again
      if (
        await send("GET", "/status").then(
          () => true,
          () => false,
        )
      )
        return;
      // oxlint-disable-next-line no-await-in-loop -- the same
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error("The driver did not start within ten seconds.");
  }
  return { send, ready };
}
