import { Asked } from "@toadstool/elements/dialog/asked";
import { DoneInPlace } from "@toadstool/elements/dialog/notice";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import type { ConnectedProgram } from "#domain/identity/programs/program.ts";
import { scopeWords } from "#domain/identity/tokens/personal-token.ts";
import { programName, whereLed } from "./program-words.ts";
import styles from "./tokens.module.css";

interface ProgramsSectionProps {
  programs: ConnectedProgram[];
  answer?: { programGone: string };
}

/** The programs that the owner has let in, each with its button. */
export function ProgramsSection({ programs, answer }: ProgramsSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="programs">
      <h2 id="programs">Connected programs</h2>
      <p className={styles.measure}>
        Assistants and other programs that you let in by{" "}
        <a href="/admin/help/api">the Model Context Protocol</a>. What they change is listed below.
      </p>
      {answer && <DoneInPlace answer={answer}>{answer.programGone}</DoneInPlace>}
      {programs.length === 0 ? (
        <p className={styles.soft}>No connected programs.</p>
      ) : (
        <ul className={styles.tokens} aria-label="Connected programs">
          {programs.map((program) => (
            <Program key={program.id} {...program} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Program({ id, name, redirectUri, scopes, createdAt, lastUsedAt, expiresAt }: ConnectedProgram) {
  const called = programName(name);
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <h3 className={styles.name} dir="auto">
          {called}
        </h3>
        <p className={styles.soft}>
          {whereLed(redirectUri)} · {scopes.map((scope) => scopeWords[scope].label.toLowerCase()).join(", ")}
        </p>
        <p className={styles.soft}>
          Connected <Moment iso={createdAt} /> ·{" "}
          {lastUsedAt ? (
            <>
              last used <Moment iso={lastUsedAt} />
            </>
          ) : (
            "never used"
          )}{" "}
          · if unused, it ends on <ComingMoment iso={expiresAt} />
        </p>
      </div>
      <Asked summary="Disconnect…" label={`Disconnect “${called}”…`}>
        <p>It loses access at once. You can connect it again from within the program.</p>
        <FormButton intent="disconnect-program" fields={{ id }} look="danger" preventScrollReset>
          Disconnect “{called}”
        </FormButton>
      </Asked>
    </li>
  );
}
