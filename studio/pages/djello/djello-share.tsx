import { useState } from "react";
import { type Djello, writePattern } from "../../djello/djello.ts";
import { saveFile } from "@toadstool/elements/behaviour/save-file";
import { Button } from "@toadstool/elements/forms/button";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { addressOf } from "./djello-kept.ts";
import styles from "./djello-machine.module.css";

const lengths = [1, 2, 4, 8];

/** The pattern as an address, and as a file. */
export function DjelloShare({ model }: { model: Djello }) {
  const [bars, setBars] = useState(2);
  const [address, setAddress] = useState("");
  const [told, setTold] = useState("");
  const [share, setShare] = useState<number | null>(null);

  async function copyLink() {
    const link = addressOf(writePattern(model.getSnapshot().pattern));
    try {
      await navigator.clipboard.writeText(link);
      setAddress("");
      setTold("The link is copied. Anyone who opens it hears this pattern.");
    } catch {
      setAddress(link);
      setTold("This browser does not allow copying. Select the address and copy it yourself.");
    }
  }

  async function save() {
    if (share !== null) return;
    setShare(0);
    setTold("Recording the loop…");
    try {
      saveFile(await model.record(bars, setShare), `djello-${bars}-bars.wav`);
      setTold("Your loop is saved. It ends where it begins.");
    } catch {
      setTold("This browser cannot record the loop. The link still works.");
    } finally {
      setShare(null);
    }
  }

  return (
    <section className={styles.share} aria-labelledby="share">
      <h2 id="share">Share and save</h2>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={copyLink}>
          Copy link
        </Button>
        <label className={styles.bars}>
          Bars
          <select value={bars} onChange={({ target }) => setBars(Number(target.value))}>
            {lengths.map((length) => (
              <option key={length}>{length}</option>
            ))}
          </select>
        </label>
        <Button look="quiet" onClick={save} aria-disabled={share !== null}>
          Save as WAV
        </Button>
      </div>
      {share !== null && <ProgressBar label="The recording" value={share} />}
      {address && (
        <input
          className={styles.address}
          readOnly
          value={address}
          aria-label="The pattern’s address"
          onFocus={({ target }) => target.select()}
        />
      )}
      <output className={styles.told}>{told}</output>
    </section>
  );
}
