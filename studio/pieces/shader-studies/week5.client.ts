import { shaderPiece } from "@toadstool/stage/shaders";
import { week5 } from "./week5.ts";

export const shaderWeek5 = shaderPiece(week5);
