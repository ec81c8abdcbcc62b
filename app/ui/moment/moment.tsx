import { createMoments } from "@toadstool/moments";
import { profile } from "#studio/profile.ts";

export const { Moment, ComingMoment } = createMoments(profile.timeZone);
