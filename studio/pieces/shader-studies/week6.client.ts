import { shaderPiece } from "@toadstool/stage/shaders";
import { week6 } from "./week6.ts";

export const shaderWeek6 = shaderPiece(week6);
