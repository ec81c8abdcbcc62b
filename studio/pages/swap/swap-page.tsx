import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { BackLink } from "@toadstool/elements/page/back-link";
import { buttonClass } from "@toadstool/elements/forms/button";
import { useCopying } from "@toadstool/elements/copying";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import "#app/ui/zine/zine.css";
import { readSwap, writeSwap } from "./code.ts";
import { swapKit as kit } from "./kit/swap-kit.ts";
import { SwapMaker } from "./make/maker.tsx";
import { shownSwap, swapAddress, swapPath } from "./shown-swap.ts";
import styles from "./swap-page.module.css";

const title = "Swap";
const description =
  "Stamp a zine of four pages and send it: it lives in its address, is read like any other here, and folds out of one sheet.";

/** `from` is the zine that is begun with; `lost`, an address that held none. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const from = searchParams.get("from");
  const start = from === null ? null : readSwap(kit, from);
  const samples = kit.samples?.map((sample) => {
    const code = writeSwap(kit, sample);
    const pages = shownSwap(kit, code)?.pages.map(({ src }) => src) ?? [];
    return { title: sample.title, to: swapAddress(code), pages };
  });
  return { start, samples, isLost: searchParams.has("lost") || (from !== null && start === null) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta({ title, description, path: swapPath }, matches);

export default function SwapPage() {
  const { start, samples = [], isLost } = useLoaderData<typeof loader>();
  return (
    <main data-wide className={styles.page}>
      <header className={styles.head}>
        <BackLink to="/art">Back to Art</BackLink>
        <h1>{title}</h1>
        <p className={styles.line}>
          {description}
          {samples.map(({ title: name, to }) => (
            <span key={to}>
              {" "}
              One of mine: <Link to={to}>{name}</Link>.
            </span>
          ))}
        </p>
        {isLost && (
          <p role="alert" className={styles.lost}>
            That address has lost something on its way, so there is no zine in it. Here is an empty one.
          </p>
        )}
      </header>
      <div className={styles.still}>
        <p>
          Making one needs scripts, and they are off here. <Link to="/art?medium=zine">Reading one</Link>{" "}
          needs none.
        </p>
        {samples.map(({ title: name, to, pages }) => (
          <Link key={to} to={to} className={styles.sample} aria-label={`Read “${name}”`}>
            {pages.map((src) => (
              <img key={src} src={src} alt="" width="1200" height="1697" loading="lazy" />
            ))}
          </Link>
        ))}
      </div>
      <SwapMaker
        kit={kit}
        start={start}
        look={{ button: buttonClass(), control: "control control-worded" }}
        Done={Done}
      />
    </main>
  );
}

function Done({ code }: { code: string }) {
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the address and copy it yourself.",
  );
  return (
    <div className={styles.done}>
      <Link to={swapAddress(code)} className={buttonClass()}>
        Read it
      </Link>
      <button
        type="button"
        className={buttonClass("quiet")}
        onClick={() => copy(new URL(swapAddress(code), location.href).href, "Copied. Now it is the post.")}
      >
        Copy its address
      </button>
      <output>{message || "Nothing is stored: the whole zine is in its address."}</output>
    </div>
  );
}
