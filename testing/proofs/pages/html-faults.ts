import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { ownRules } from "./html-rules.ts";

const aligned = { attributes: { align: { deprecated: false, enum: ["left", "center", "right"] } } };

/** All recommended rules but those below, which are of spelling, or of habits that do not fit here. */
const validatorOf = (headings: object) =>
  new HtmlValidate(
    new StaticConfigLoader({
      extends: ["html-validate:recommended", "html-validate:document"],
      plugins: [ownRules],
      elements: [
        "html5",
        // Markdown's tables are aligned so: mail programs and feed readers know it, and the policy forbids inline styles.
        { td: aligned, th: aligned },
      ],
      rules: {
        ...Object.fromEntries(Object.keys(ownRules.rules ?? {}).map((rule) => [rule, "error" as const])),
        // React writes `srcSet`, `<img/>` and `checked=""`: HTML takes names in any case, and either spelling of the others.
        "attr-case": "off",
        "void-style": "off",
        "attribute-boolean-style": "off",
        "attribute-empty-style": "off",
        "no-implicit-input-type": "off",
        // A list sends what was chosen in it under one name.
        "form-dup-name": "off",
        // React's `useId` begins with an underscore; HTML asks for no more than that there be no space.
        "valid-id": ["error", { relaxed: true }],
        // Scripts and styles come from the site itself, under names that change with their content.
        "require-sri": ["error", { target: "crossorigin" }],
        // Loops without sound, with a button to pause them; where less motion is asked for, they do not begin.
        "no-autoplay": ["error", { exclude: ["video"] }],
        // HTML allows a name on every element that may have one: a film, a canvas.
        "aria-label-misuse": ["error", { allowAnyNamable: true }],
        "heading-level": ["error", headings],
      },
    }),
  );

/** A work is shown in an open dialog over the gallery, and its title is the page's first heading. */
const ofOpenDialogs = validatorOf({ sectioningRoots: [] });
/** What is in a closed one is no part of the page. */
const ofClosedDialogs = validatorOf({ sectioningRoots: ["dialog"], minSectioningRootInitialRank: "h6" });

/** What is wrong with a document, each with where it is and the text around it. */
export async function htmlFaults(html: string): Promise<string[]> {
  const validator = /<dialog[^>]* open\b/.test(html) ? ofOpenDialogs : ofClosedDialogs;
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const around = html.slice(Math.max(0, offset - 30), offset + 90).replaceAll(/\s+/g, " ");
      return `${ruleId}: ${message} (… ${around} …)`;
    }),
  );
}
