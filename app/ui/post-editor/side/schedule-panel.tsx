import { type MouseEvent, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Panel } from "@toadstool/markdown-editor/side";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { localMoment, useOwnZone } from "@toadstool/elements/moments";
import { ComingMoment } from "#app/ui/moment/moment.tsx";
import type { Draft } from "#domain/drafts/draft.ts";
import type { Refused } from "#domain/outcome.ts";
import { scheduleDraft, unscheduleDraft } from "../editor-api.ts";
import { useLatest } from "./latest.ts";
import { notCalled, Told, useCalls } from "./calls.tsx";
import styles from "./side.module.css";

interface SchedulePanelProps {
  draft: Draft;
  /** The editor's form: where scripts are off, it carries the text along. */
  formId: string;
  refusal?: Refused;
  /** Saves the typed text; null, or why that was not possible. */
  saveNow: () => Promise<string | null>;
}

/** When the draft is published automatically. */
export function SchedulePanel({ draft, formId, refusal, saveNow }: SchedulePanelProps) {
  // Each save makes the draft a new object; that alone does not change its schedule.
  const [{ publishAt, publishZone, publishTrouble }, setSchedule] = useLatest(draft, scheduleOf(draft));
  const field = useRef<HTMLInputElement>(null);
  // A moment that passed without publishing is not offered again.
  const coming = publishTrouble ? null : publishAt;
  const { isBusy, told, trouble, run } = useCalls(refusal?.issues);
  const isScripted = useScripted();
  const ownZone = useOwnZone();
  const isOfField = trouble?.issues.some((issue) => issue.field === "publishAt") ?? false;
  // It was filled by the clock of the zone it was scheduled in; it is changed by the author's own.
  useEffect(() => {
    const input = field.current;
    if (!input || !ownZone) return;
    input.min = localMoment(new Date(), ownZone);
    if (coming) input.value = localMoment(coming, ownZone);
  }, [coming, ownZone]);

  const schedule = (event: MouseEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    void run("Scheduled.", setSchedule, async () => {
      const notSaved = await saveNow();
      if (notSaved !== null) return notCalled(`${notSaved} The draft is not scheduled.`);
      return scheduleDraft(draft.id, typed, ownZone);
    });
  };
  const unschedule = (event: MouseEvent) => {
    event.preventDefault();
    void run("The draft is no longer scheduled.", setSchedule, () => unscheduleDraft(draft.id));
  };

  return (
    <Panel
      title="Schedule"
      note={
        publishTrouble ? (
          "was not published"
        ) : publishAt ? (
          <ComingMoment iso={publishAt} zone={publishZone} />
        ) : (
          "not set"
        )
      }
      isTroubled={publishTrouble !== ""}
      startOpen={publishTrouble !== "" || refusal !== undefined}
    >
      {publishTrouble && (
        <p className={styles.trouble}>
          This draft was not published at its scheduled time. {publishTrouble} Fix the problem, then choose
          another time or publish it now. It is not tried again until then.
        </p>
      )}
      {coming && (
        <p>
          Will be published on <ComingMoment iso={coming} zone={publishZone} />, {publishZone} time.
        </p>
      )}
      <Field
        ref={field}
        label="Day and time"
        type="datetime-local"
        name="publishAt"
        form={formId}
        defaultValue={coming ? localMoment(coming, publishZone || "UTC") : ""}
        hint={
          isScripted ? `In your time zone: ${ownZone}.` : "In the site’s time zone. Your text is saved, too."
        }
        issues={trouble?.issues}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          look="quiet"
          form={formId}
          name="intent"
          value="schedule-draft"
          aria-disabled={isBusy}
          onClick={schedule}
        >
          {coming ? "Change" : "Schedule"}
        </Button>
        {publishAt && (
          <Form method="post" action={`/admin/blog?draft=${draft.id}&edit`}>
            <input type="hidden" name="id" value={draft.id} />
            <Button
              type="submit"
              look="plain"
              name="intent"
              value="unschedule-draft"
              aria-disabled={isBusy}
              onClick={unschedule}
            >
              Cancel the schedule
            </Button>
          </Form>
        )}
      </div>
      <Told told={told} trouble={isOfField ? null : trouble} />
    </Panel>
  );
}

function scheduleOf({ publishAt, publishZone, publishTrouble }: Draft): string {
  return [publishAt, publishZone, publishTrouble].join(" ");
}
