export { QrCode } from "./qr-code.tsx";
export type { QrDrawing } from "./qr-drawing.ts";
