import { shaderPiece } from "#art/shaders/shader-piece.client.ts";
import { week1 } from "./week1.ts";

export const shaderWeek1 = shaderPiece(week1);
