import { shaderPiece } from "@toadstool/stage/shaders/shader-piece.ts";
import { week1 } from "./week1.ts";

export const shaderWeek1 = shaderPiece(week1);
