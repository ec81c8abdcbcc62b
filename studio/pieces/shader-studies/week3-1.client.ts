import { shaderPiece } from "@toadstool/stage/shaders";
import { week3Tiling } from "./week3-1.ts";

export const shaderWeek3Tiling = shaderPiece(week3Tiling);
