import * as v from "valibot";

const text = v.string();
const texts = v.array(text);
const whole = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** `report` says what would have gone out by itself and does not now; null while it is open. */
export const restore = v.object({
  id: text,
  state: v.picklist(["open", "done"]),
  site: text,
  consistentAt: moment,
  startedAt: moment,
  touchedAt: moment,
  report: v.nullable(
    v.object({
      drafts: texts,
      works: texts,
      paused: texts,
      unscheduled: texts,
      welcomes: texts,
      digest: v.boolean(),
      logins: whole,
    }),
  ),
});

export const siteContent = v.object({
  digest: text,
  losses: v.array(v.object({ what: text, count: whole })),
});

export const partsThere = v.array(v.object({ table: text, part: whole }));
export const filesThere = v.array(text);
export const takenRows = v.object({ rows: whole });
export const takenFile = v.object({ key: text });
export const discardedRestore = v.object({ id: text });
