import { Asked } from "@toadstool/elements/dialog/asked";
import { DoneInPlace, Trouble } from "@toadstool/elements/dialog/notice";
import { Button, buttonClass } from "@toadstool/elements/forms/button";
import { Form } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { nameOfLogin, type StagedLogin } from "#domain/restore/restore.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./backup.module.css";

interface StagedLoginsProps {
  logins: StagedLogin[];
  /** Whether the owner has logged in just now. */
  isFresh: boolean;
  done?: string;
  trouble?: string;
}

const kinds = {
  passkeys: "Passkey",
  personal_tokens: "Token",
  program_grants: "Connected program",
  webhooks: "Webhook",
};

/** Logins of the archive that was restored last: the owner confirms each one. */
export function StagedLogins({ logins, isFresh, done, trouble }: StagedLoginsProps) {
  if (logins.length === 0 && !done && !trouble) return null;
  return (
    <Section id="logins" title="Logins of the restored backup">
      {done && <DoneInPlace answer={done}>{done}</DoneInPlace>}
      {trouble && <Trouble>{trouble}</Trouble>}
      {logins.length > 0 && (
        <Form method="post" className={styles.logins}>
          <p className={shared.measure}>
            The backup has these, and your site has not. They open nothing yet. Tick only those that you know:
            a person who holds one can act in your name. What you leave here is thrown away after 30 days.
          </p>
          <ul className={shared.entries} aria-label="Logins that wait">
            {logins.map((login) => (
              <Login key={nameOfLogin(login)} login={login} isFresh={isFresh} />
            ))}
          </ul>
          {isFresh ? (
            <div className={styles.buttons}>
              <Button type="submit" name="intent" value="confirm-logins">
                Restore the ticked ones
              </Button>
              <Asked summary="Throw all of them away…">
                <p>The backup still has them: restoring it again brings them back here.</p>
                <Button type="submit" name="intent" value="drop-logins" look="danger">
                  Throw all of them away
                </Button>
              </Asked>
            </div>
          ) : (
            <p>
              <a className={buttonClass()} href="/auth/login?asAnother=1&returnTo=/admin/backup">
                Log in once more to decide
              </a>
            </p>
          )}
        </Form>
      )}
    </Section>
  );
}

function Login({ login, isFresh }: { login: StagedLogin; isFresh: boolean }) {
  const { table, name, scopes, createdAt } = login;
  const words = (
    <>
      {kinds[table]}: <bdi>{name}</bdi>
    </>
  );
  return (
    <li className={shared.entry}>
      <div className={shared.words}>
        {isFresh ? (
          <label className={styles.login}>
            <input type="checkbox" name="login" value={nameOfLogin(login)} /> {words}
          </label>
        ) : (
          <p>{words}</p>
        )}
        <p className={shared.soft}>
          Made <Moment iso={createdAt} />
          {scopes && `, for ${scopes.replaceAll(/[[\]"]/g, "").replaceAll(/[ ,]+/g, ", ")}`}
        </p>
      </div>
    </li>
  );
}
