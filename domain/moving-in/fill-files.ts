import type { StagedText } from "./moved-item.ts";
export function fillFiles(
  text: Pick<StagedText, "markdown" | "files">,
  address: (file: StagedText["files"][number]) => string | null,
): string {
  return text.files.reduce(
    (md, file) => md.replaceAll(file.placeholder, address(file) ?? file.fallback),
    text.markdown,
  );
}
