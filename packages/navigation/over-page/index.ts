export { fromPage, type OverPage, useFocusLeft, useOverPage } from "./use-over-page.ts";
export { useOverDialog } from "./use-over-dialog.ts";
