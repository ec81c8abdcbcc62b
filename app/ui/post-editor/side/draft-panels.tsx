import { zoneWords } from "#domain/calendar/time-zone.ts";
import {
  type MadeLink,
  PreviewPanel,
  SchedulePanel,
  type SideControls,
} from "@toadstool/markdown-editor/side";
import { localMoment } from "@toadstool/elements/moments";
import { Form, useSearchParams } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { DateField } from "#app/ui/moment/date-field.tsx";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { useProfile } from "#app/ui/use-profile.ts";
import type { Draft } from "#domain/drafts/draft.ts";
import { type PreviewLink, previewDays } from "#domain/drafts/preview-link.ts";
import type { Refused } from "#domain/outcome.ts";
import { createPreviewLink, revokePreviewLink, scheduleDraft, unscheduleDraft } from "../editor-api.ts";

const controls: SideControls = { Button, DateField, Form, Moment, ComingMoment, copyIcon: <CopyIcon /> };

/** A link that a form has just made. */
export interface FormLink extends MadeLink {
  draftId: string;
}

interface DraftPanelsProps {
  draft: Draft;
  formId: string;
  /** The page that the draft is open on: where forms without scripts go. */
  action: string;
  previews?: PreviewLink[];
  made?: FormLink;
  /** Why a form could not schedule. */
  refusal?: Refused;
  saveNow: () => Promise<string | null>;
}

/** When the draft is published, and who may read it before. */
export function DraftPanels({
  draft,
  formId,
  action,
  previews = none,
  made,
  refusal,
  saveNow,
}: DraftPanelsProps) {
  const { id } = draft;
  const { timeZone } = useProfile();
  // The day in the calendar that the draft was begun from.
  const [day] = /^\d{4}-\d\d-\d\d$/.exec(useSearchParams()[0].get("day") ?? "") ?? [];
  const page = { controls, draftId: id, action, saveNow };
  return (
    <>
      <SchedulePanel
        {...page}
        schedule={draft}
        suggested={day && `${day}T09:00`}
        formId={formId}
        issues={refusal?.issues}
        zone={timeZone}
        zoneName={zoneWords(timeZone)}
        localMoment={localMoment}
        set={(publishAt, zone) => scheduleDraft(id, publishAt, zone)}
        cancel={() => unscheduleDraft(id)}
      />
      <PreviewPanel
        {...page}
        links={previews}
        days={previewDays}
        made={made?.draftId === id ? made : undefined}
        create={(days) => createPreviewLink(id, days)}
        revoke={(link) => revokePreviewLink(id, link)}
      />
    </>
  );
}

const none: PreviewLink[] = [];
