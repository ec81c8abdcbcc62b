import { seekBeforePaint } from "#app/browser/navigation/hash-links.ts";
import { boxBeforePaint, spreadBeforePaint } from "@toadstool/zine/before-paint";
import { prefetching } from "./browser/page-script/prefetching.ts";
import { firstView } from "./browser/views/send-view.ts";
import { theming } from "./browser/theming.ts";
import variants from "./styles/variants.css?url";

/** Runs in the head of every document. */
export const beforePaint = `${theming.themeBeforePaint(variants)};${firstView};${seekBeforePaint}`;

/** Every inline script of a document, be it served or added: the content security policy admits these texts by their hashes. */
export const inlineTexts = [beforePaint, prefetching, spreadBeforePaint, boxBeforePaint];
