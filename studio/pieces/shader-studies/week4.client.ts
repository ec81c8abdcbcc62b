import { shaderPiece } from "#art/shaders/shader-piece.client.ts";
import { week4 } from "./week4.ts";

export const shaderWeek4 = shaderPiece(week4);
