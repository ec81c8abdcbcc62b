import { doneNoticeClass } from "@toadstool/elements/dialog/undo-notice";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { Link } from "react-router";
import type { Notice } from "#app/notice.ts";

/** Says what the last press has done, with the way to it and the way back. */
export function NoticeShown({ words, link, undo }: Notice) {
  return (
    <div className={doneNoticeClass}>
      <output dir="auto">{words}</output>
      {link && (
        <Link to={link.to} dir="auto">
          {link.words}
        </Link>
      )}
      {undo && (
        <FormButton {...undo} look="quiet" preventScrollReset>
          Undo
        </FormButton>
      )}
    </div>
  );
}
