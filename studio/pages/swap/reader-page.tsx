import { Link, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { saveFile } from "@toadstool/elements/behaviour/save-file";
import { useCopying } from "@toadstool/elements/copying";
import { buttonClass } from "@toadstool/elements/forms/button";
import { BackLink } from "@toadstool/elements/page/back-link";
import type { Placed } from "@toadstool/elements/page/place";
import { ZinePrint, ZineTranscript, ZineViewer } from "@toadstool/zine";
import { spreadBeforePaint } from "@toadstool/zine/before-paint";
import { hydratedOnIntent } from "#app/hydration.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { zineLook } from "#app/ui/zine/zine-look.tsx";
import page from "#app/ui/zine/zine-page.module.css";
import { swapKit } from "./kit/swap-kit.ts";
import { shownSwap, swapAddress, swapCardAddress, swapPath } from "./shown-swap.ts";
import { waysOn } from "../../ways.ts";
import styles from "./reader-page.module.css";

const line = "Four pages, stamped by a visitor. They are in this address, and nowhere else.";

export function loader({ params: { code = "" } }: LoaderFunctionArgs) {
  const zine = shownSwap(swapKit, code);
  if (!zine) throw redirect(`${swapPath}?lost`);
  return { zine, code };
}

export const handle: Placed<ReturnType<typeof loader>> = {
  ...hydratedOnIntent,
  place: ({ zine }) => ({ titles: ["Swap", zine.title] }),
};

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { code, zine } = loaderData;
  const image = {
    src: swapCardAddress(code),
    type: "image/png",
    width: 1200,
    height: 630,
    alt: `${zine.title}, a zine. The cover: ${zine.pages[0]?.alt}`,
  };
  return [
    ...pageMeta({ title: zine.title, description: line, path: swapAddress(code), image }, matches),
    // There is one for each way of pressing a stamp.
    { name: "robots", content: "noindex" },
  ];
};

export default function SwapReaderPage() {
  const { zine, code } = useLoaderData<typeof loader>();
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the address and copy it yourself.",
  );
  return (
    <main data-wide className={page.page}>
      <div className={page.first}>
        <script dangerouslySetInnerHTML={{ __html: spreadBeforePaint }} />
        <header className={page.head}>
          <BackLink to={swapPath}>To the bench</BackLink>
          <h1>{zine.title}</h1>
          <p className={page.line}>{line}</p>
        </header>
        <div data-hydrate="keys" className={page.viewer}>
          <ZineViewer key={code} zine={zine} look={zineLook} />
        </div>
        <div data-hydrate className={styles.answer}>
          <p>
            The address is the zine: send it, and it is read. Or answer it: the same stamps and inks are on
            the bench.
          </p>
          <Link to={`${swapPath}?from=${code}`} className={buttonClass()}>
            Answer it
          </Link>
          <button
            type="button"
            className={`needs-script ${buttonClass("quiet")}`}
            onClick={() => copy(new URL(swapAddress(code), location.href).href, "Copied.")}
          >
            Copy its address
          </button>
          <output>{message}</output>
        </div>
      </div>
      <div data-hydrate className={page.about}>
        <ZineTranscript zine={zine} />
        <ZinePrint zine={zine} author="" name="swap" save={saveFile} button={buttonClass()}>
          {waysOn.folding && <Link to={waysOn.folding.to}>{waysOn.folding.title}</Link>}
        </ZinePrint>
      </div>
    </main>
  );
}
