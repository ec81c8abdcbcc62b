import { requireSoundContent } from "./local/content.ts";

try {
  console.log(await requireSoundContent());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
