import { Link } from "react-router";
import { UndoNotice } from "@toadstool/elements/dialog/undo-notice";
import type { Scheduled } from "#domain/schedule/scheduled.ts";
import { calendarAddress, placeOf } from "./address.ts";
import { useDayNames } from "./use-day-names.ts";

interface MovedNoticeProps extends Scheduled {
  /** When it is now, and the day that it was on. */
  day: string;
  time: string;
  was: string;
  /** The month that is shown. */
  month: string;
}

/** What was moved, and where to; “Undo” moves it back to the day that it was on. */
export function MovedNotice({ kind, id, title, at, day, time, was, month }: MovedNoticeProps) {
  const { dateWords } = useDayNames();
  const isHere = day.startsWith(month);
  return (
    <UndoNotice action={calendarAddress(month)} fields={{ kind, id, at, day: was }}>
      <Link to={placeOf({ kind, id })} dir="auto">
        {title || "Untitled"}
      </Link>{" "}
      is scheduled for{" "}
      {isHere ? dateWords(day) : <Link to={calendarAddress(day.slice(0, 7))}>{dateWords(day)}</Link>}, {time}.
    </UndoNotice>
  );
}
