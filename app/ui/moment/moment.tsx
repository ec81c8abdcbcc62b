import { createMoments } from "@toadstool/elements/moments";
import { useProfile } from "../use-profile.ts";

export const { Moment, ComingMoment, Day } = createMoments(() => useProfile().timeZone);
