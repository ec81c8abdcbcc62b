import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

const path = "/usr/bin/Xvfb";

export const hasScreen = () => existsSync(path);

/** An invisible screen: WebKitGTK needs one to draw at all, and Firefox needs one to draw WebGL. */
export async function openScreen(): Promise<{ env: NodeJS.ProcessEnv; close: () => void }> {
  const child = spawn(path, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  const display = await new Promise<string>((done, fail) => {
    child.stdout.once("data", (part: Buffer) => done(`:${part.toString().trim()}`));
    child.once("error", fail).once("exit", () => fail(new Error("Xvfb ended while starting.")));
  });
  const env = {
    ...process.env,
    DISPLAY: display,
    // Without a graphics card, and without a desktop's services.
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    LANG: "en_GB.UTF-8",
    TZ: "Europe/London",
  };
  return { env, close: () => void child.kill() };
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? done(address.port) : fail(new Error("No port.")),
      );
    });
  });
}
