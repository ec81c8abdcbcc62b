import { shaderPiece } from "@toadstool/stage/shaders/shader-piece.ts";
import { week4 } from "./week4.ts";

export const shaderWeek4 = shaderPiece(week4);
