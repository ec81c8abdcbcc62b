import "@milkdown/kit/prose/view/style/prosemirror.css";
import "@milkdown/kit/prose/gapcursor/style/gapcursor.css";
import "./surface.css";

export { Dialogs } from "../dialogs/dialogs.tsx";
export { ContextBar } from "../toolbar/context-bar.tsx";
export { Toolbar } from "../toolbar/toolbar.tsx";
export { Views } from "../toolbar/views.tsx";
export { PreviewPane } from "../views/preview-pane.tsx";
export { caretWords } from "./caret.client.ts";
export { openSurface } from "./open-surface.client.ts";
export { LanguageList } from "./language-list.tsx";
