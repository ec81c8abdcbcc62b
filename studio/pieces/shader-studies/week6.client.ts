import { shaderPiece } from "@toadstool/stage/shaders/shader-piece.ts";
import { week6 } from "./week6.ts";

export const shaderWeek6 = shaderPiece(week6);
