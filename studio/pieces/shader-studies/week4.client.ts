import { shaderPiece } from "@toadstool/stage/shaders";
import { week4 } from "./week4.ts";

export const shaderWeek4 = shaderPiece(week4);
