import { createDateField } from "@toadstool/elements/moments/date-field";
import { useProfile } from "../use-profile.ts";

export const DateField = createDateField(() => useProfile().timeZone);
