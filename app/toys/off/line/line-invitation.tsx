import type * as line from "../../line/line-invitation.tsx";
import { Nothing, type Off } from "../nothing.ts";

export const LineInvitation: Off<typeof line.LineInvitation> = Nothing;
