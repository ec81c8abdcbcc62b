export { Conflict } from "./conflict.tsx";
export { Gone } from "./gone.tsx";
export { LengthNotice } from "./length-notice.tsx";
export { SavingStatus } from "./saving-status.tsx";
export { statusWords } from "./status-words.ts";
export { UnsavedCopies } from "./unsaved-copies.tsx";
export { useSaveKey } from "./use-save-key.ts";
export { useTroubleSeen } from "./use-trouble-seen.ts";
