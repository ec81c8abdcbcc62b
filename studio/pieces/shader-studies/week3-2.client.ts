import { shaderPiece } from "@toadstool/stage/shaders";
import { week3Noise } from "./week3-2.ts";

export const shaderWeek3Noise = shaderPiece(week3Noise);
