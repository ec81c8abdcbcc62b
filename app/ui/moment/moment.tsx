import { createMoments } from "@toadstool/elements/moments";
import { profile } from "#studio/profile.ts";

export const { Moment, ComingMoment, Day } = createMoments(profile.timeZone);
