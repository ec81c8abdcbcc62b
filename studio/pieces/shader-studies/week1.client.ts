import { shaderPiece } from "@toadstool/stage/shaders";
import { week1 } from "./week1.ts";

export const shaderWeek1 = shaderPiece(week1);
