import { shaderPiece } from "#art/shaders/shader-piece.client.ts";
import { week5 } from "./week5.ts";

export const shaderWeek5 = shaderPiece(week5);
