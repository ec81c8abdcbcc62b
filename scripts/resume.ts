/** `node scripts/installed.mjs scripts/resume.ts [file]`: writes the résumé that `profile.resume` links to, made of `studio/`. The build runs it too. */
import { resolve } from "node:path";
import { writeResume } from "./resume/resume.ts";

const file = resolve(process.argv[2] ?? "studio/public/resume.pdf");
const isWritten = await writeResume(file);
console.log(
  isWritten ? `Written: ${file}` : "Nothing was written: its font lacks the letters of studio/profile.ts.",
);
