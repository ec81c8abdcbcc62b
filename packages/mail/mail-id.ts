import * as v from "valibot";

/** Characters; Resend's ids are UUIDs. */
export const longestMailId = 200;

/** A provider’s id of a mail. */
export const mailId = v.pipe(v.string(), v.maxLength(longestMailId));
