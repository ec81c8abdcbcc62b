import { shaderPiece } from "#art/shaders/shader-piece.client.ts";
import { week6 } from "./week6.ts";

export const shaderWeek6 = shaderPiece(week6);
