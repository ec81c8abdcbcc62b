import { useId, useMemo, useState } from "react";
import { Link } from "react-router";
import "#app/ui/zine/zine-look.tsx";
import { saveFile } from "@toadstool/elements/behaviour/save-file";
import { buttonClass } from "@toadstool/elements/forms/button";
import { type Zine, ZinePrint } from "@toadstool/zine";
import { page, type ToadPage, toadZine } from "../../margin/toad-zine.ts";
import { waysOn } from "../../ways.ts";
import styles from "./toads-page.module.css";

/** The zine of the toads that were found, with the name of their finder on its cover. */
export function FoldToads({ paths }: { paths: string[] }) {
  const [name, setName] = useState("");
  const id = useId();
  const pages = useMemo(() => toadZine(paths, name), [paths, name]);
  const zine = useMemo(() => zineOf(pages), [pages]);
  const { folding } = waysOn;
  return (
    <section className={styles.fold} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>That makes a zine</h2>
      <p>
        <label htmlFor={id} className={styles.label}>
          Found by
        </label>
        <input
          id={id}
          className={styles.name}
          value={name}
          maxLength={40}
          autoComplete="off"
          placeholder="Your name, or the cat’s"
          onChange={({ target }) => setName(target.value)}
        />
      </p>
      <div className={styles.pages}>
        {pages.map(({ svg, alt }) => (
          <figure key={alt} className={styles.sheet}>
            <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
            <figcaption className="visually-hidden">{alt}</figcaption>
          </figure>
        ))}
      </div>
      <ZinePrint zine={zine} author={name} name="eight-toads" save={saveFile} button={buttonClass()}>
        {folding && <Link to={folding.to}>{folding.title}</Link>}
      </ZinePrint>
    </section>
  );
}

/** Its pages get their addresses, which live as long as the tab, when they are printed. */
function zineOf(pages: readonly ToadPage[]): Zine {
  const placed = pages.map(({ svg, alt, transcript }) => ({
    alt,
    transcript,
    src: "",
    get whole() {
      return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    },
  }));
  return { title: "Eight toads", ...page, pages: placed };
}
