import { type MouseEvent, useEffect, useRef } from "react";
import { Panel } from "./panel.tsx";
import { useLatest } from "./use-latest.ts";
import { type CallAnswer, notCalled, CallMessage, useCalls } from "./calls.tsx";
import styles from "./draft-panel.module.css";
import type { Issue } from "../saving/autosave-state.ts";
import type { DraftPanelProps } from "./side-controls.ts";

export interface Schedule {
  /** When the draft is to be published, as an ISO string. */
  publishAt: string | null;
  /** Why it was not published then; "" where nothing went wrong. */
  publishTrouble: string;
}

interface SchedulePanelProps extends DraftPanelProps {
  schedule: Schedule;
  /** What is offered where it has none, `2026-03-04T09:00`. */
  suggested?: string;
  /** The editor's form: where scripts are off, it carries the text along. */
  formId: string;
  /** Why a form could not schedule. */
  issues?: Issue[];
  /** The site's time zone, on whose clock it is published, and what people call it. */
  zone: string;
  zoneName: string;
  /** `2026-03-04T09:00` on the clock of a zone. */
  localMoment: (instant: string | Date, zone: string) => string;
  set: (publishAt: string, zone: string) => Promise<CallAnswer<Schedule>>;
  cancel: () => Promise<CallAnswer<Schedule>>;
}

/** When the draft is published automatically. */
export function SchedulePanel(props: SchedulePanelProps) {
  const { controls, draftId, action, formId, issues, zone, zoneName, localMoment, saveNow, set, cancel } =
    props;
  const { Button, ComingMoment, DateField, Form } = controls;
  // Each save makes the draft a new object; that alone does not change its schedule.
  const [{ publishAt, publishTrouble }, setSchedule] = useLatest(props.schedule, keyOf(props.schedule));
  const field = useRef<HTMLInputElement>(null);
  // A moment that passed without publishing is not offered again.
  const coming = publishTrouble ? null : publishAt;
  const { isBusy, message, trouble, run } = useCalls(issues);
  const isOfField = trouble?.issues.some((issue) => issue.field === "publishAt") ?? false;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.min = localMoment(new Date(), zone);
    if (coming) input.value = localMoment(coming, zone);
  }, [coming, zone, localMoment]);

  const schedule = (event: MouseEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    void run("Scheduled.", setSchedule, async () => {
      const notSaved = await saveNow();
      if (notSaved !== null) return notCalled(`${notSaved} The draft is not scheduled.`);
      return set(typed, zone);
    });
  };
  const unschedule = (event: MouseEvent) => {
    event.preventDefault();
    void run("The draft is no longer scheduled.", setSchedule, cancel);
  };

  return (
    <Panel
      title="Schedule"
      note={publishTrouble ? "was not published" : publishAt ? <ComingMoment iso={publishAt} /> : "not set"}
      isTroubled={publishTrouble !== ""}
      startOpen={publishTrouble !== "" || issues !== undefined || props.suggested !== undefined}
    >
      {publishTrouble && (
        <p className={styles.trouble}>
          This draft was not published at its scheduled time. {publishTrouble} Fix the problem, then choose
          another time or publish it now. It is not tried again until then.
        </p>
      )}
      {coming && (
        <p>
          Will be published on <ComingMoment iso={coming} />, {zoneName} time.
        </p>
      )}
      <DateField
        ref={field}
        label="Day and time"
        type="datetime-local"
        name="publishAt"
        form={formId}
        defaultValue={coming ? localMoment(coming, zone) : props.suggested}
        hint={`In the site’s time zone: ${zoneName}. Your text is saved, too.`}
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
          <Form method="post" action={action}>
            <input type="hidden" name="id" value={draftId} />
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
      <CallMessage message={message} trouble={isOfField ? null : trouble} />
    </Panel>
  );
}

function keyOf({ publishAt, publishTrouble }: Schedule): string {
  return [publishAt, publishTrouble].join(" ");
}
