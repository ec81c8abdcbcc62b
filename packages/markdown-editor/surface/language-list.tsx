import { languageList } from "./code-view.client.ts";

/** What a code block's field for its language suggests. */
export function LanguageList() {
  return (
    <datalist id={languageList}>
      {languages.map((language) => (
        <option key={language}>{language}</option>
      ))}
    </datalist>
  );
}

/** The languages that are most often used. */
const languages = [
  "bash",
  "c",
  "cpp",
  "css",
  "diff",
  "glsl",
  "html",
  "javascript",
  "json",
  "markdown",
  "python",
  "rust",
  "sql",
  "swift",
  "typescript",
  "yaml",
];
