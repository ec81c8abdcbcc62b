import { createMoments } from "@toadstool/elements/moments";
import { profile } from "#studio/profile.ts";

export const { Moment, ComingMoment } = createMoments(profile.timeZone);
