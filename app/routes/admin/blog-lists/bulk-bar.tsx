import { useState } from "react";
import { Form, useActionData, useLocation, useNavigation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { figure } from "@toadstool/elements/charts";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import type { Refused } from "#domain/outcome.ts";
import { bulkFormId } from "../blog/text-row.tsx";
import type { BulkListProps } from "./bulk-list.tsx";
import styles from "./bulk.module.css";

type Bar = Omit<BulkListProps, "children"> & { chosen: number };

/** Which texts, and what to do to them: one form, which also works without scripts. */
export function BulkBar({ list, shown, found, tags, chosen }: Bar) {
  const { search } = useLocation();
  const isScripted = useScripted();
  const isBusy = useNavigation().formMethod === "POST";
  const [scope, setScope] = useState("chosen");
  const [changeKey] = useState(() => crypto.randomUUID());
  const hasMore = found === null || found > shown.length;
  const scopes = [
    ["chosen", isScripted ? `Chosen: ${figure(chosen)}` : "The chosen ones"],
    ["page", `This page: ${figure(shown.length)}`],
    ...(hasMore ? [["all", found === null ? "All found" : `All found: ${figure(found)}`] as const] : []),
  ] as const;
  const isIdle = isBusy || (isScripted && scope === "chosen" && chosen === 0);
  const act = (value: string) => ({ type: "submit", name: "act", value, disabled: isIdle }) as const;
  return (
    <Form
      id={bulkFormId}
      method="post"
      action={search || "."}
      className={styles.bar}
      data-chosen={scope === "chosen" ? undefined : scope}
    >
      <HiddenFields fields={{ intent: "change-many", changeKey }} />
      {shown.map((text) => (
        <input key={text} type="hidden" name="shown" value={text} />
      ))}
      <div className={styles.acts}>
        <select
          name="scope"
          aria-label="Which texts"
          className={styles.scope}
          onChange={({ target }) => setScope(target.value)}
        >
          {scopes.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        {list === "trash" ? (
          <Button {...act("restore")}>Restore</Button>
        ) : (
          <Button {...act("delete")} look="danger">
            Move to trash
          </Button>
        )}
      </div>
      {tags && <Tagging tags={tags} act={act} />}
    </Form>
  );
}

interface TaggingProps {
  tags: string[];
  act: (value: string) => object;
}

function Tagging({ tags, act }: TaggingProps) {
  const answer = useActionData<{ refusal?: Refused; typed?: Record<string, string> }>();
  const issues = answer?.refusal?.issues ?? [];
  return (
    <div className={styles.acts}>
      <Field
        label="Tag"
        placeholder="Tag"
        name="tags"
        offered={tags.map((name) => ({ value: name }))}
        autoComplete="off"
        defaultValue={answer?.typed?.tags}
        issues={issues}
        className={styles.tag}
      />
      <Button {...act("add-tag")} look="quiet" aria-label="Add the tag">
        Add
      </Button>
      <Button {...act("remove-tag")} look="quiet" aria-label="Remove the tag">
        Remove
      </Button>
    </div>
  );
}
