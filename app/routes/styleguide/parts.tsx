import { BarTable, ColumnChart } from "@toadstool/elements/charts";
import { useState } from "react";
import "#app/styles/prose.css";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { Card, FoldingCard } from "@toadstool/elements/page/card";
import { ChipLink, ChipLinks, ChipRadios } from "@toadstool/elements/forms/chips";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Field, TextField } from "@toadstool/elements/forms/field";
import * as icons from "@toadstool/elements/icons";
import { ImageLink } from "#app/ui/picture/image-link.tsx";
import { LoopingMedia } from "#app/ui/picture/looping-media.tsx";
import { Modal } from "@toadstool/elements/dialog/modal";
import { Spinner } from "@toadstool/elements/page/spinner";
import { Banner } from "#studio/banner.tsx";
import { lost } from "#studio/brand.ts";
import { Section } from "./section.tsx";
import styles from "./styleguide.module.css";

const looks = ["primary", "quiet", "danger", "plain"] as const;
const long =
  "A title so long that it has to find its own way around the corner of even a wide card on a desk";

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const issues = [{ field: "slug", message: "This slug is taken. Choose another." }];

/** Every component in every state. */
export function Parts() {
  return (
    <>
      <Section id="buttons" title="Buttons and links">
        {looks.map((look) => (
          <div key={look} className={styles.row}>
            <Button look={look}>{look}</Button>
            <Button look={look} disabled>
              {look}, disabled
            </Button>
            <ButtonLink look={look} to="/styleguide">
              {look}, a link
            </ButtonLink>
          </div>
        ))}
        <p>
          In a line of words: <a href="/blog">a link</a>.
        </p>
      </Section>
      <Chips />
      <Section id="fields" title="Fields">
        <form className={styles.form}>
          <Field label="Empty" name="empty" placeholder="Ex: paper, 2024" />
          <Field label="Filled, with a hint" name="title" defaultValue="Paper" hint="Shown above the text." />
          <Field label="Refused" name="slug" defaultValue="paper" issues={issues} />
          <Field label="Disabled" name="off" defaultValue="Not now" disabled />
          <TextField label="Long text" name="summary" rows={3} defaultValue={long} />
        </form>
      </Section>
      <Section id="cards" title="Cards">
        <Card>A raised area.</Card>
        <FoldingCard title="Open at first">
          <p>It folds in 250 ms.</p>
        </FoldingCard>
        <FoldingCard title={long} open={false}>
          <p>It was closed, and scrolled into view when opened by a click.</p>
        </FoldingCard>
      </Section>
      <Dialogs />
      <Section id="waiting" title="Waiting, and nothing there">
        <div className={styles.row}>
          <Spinner />
          <Button disabled>Sending…</Button>
        </div>
        <p>No results</p>
      </Section>
      {lost && (
        <Section id="pictures" title="Pictures that move, and a picture’s own address">
          <div className={styles.media}>
            <LoopingMedia
              name="the sample"
              source={lost.src}
              still={lost.still ?? lost.src}
              description={lost.alt}
              width={lost.width}
              height={lost.height}
            />
          </div>
          <ImageLink href={lost.src} name="the sample" />
        </Section>
      )}
      <Section id="moving" title="A framed piece">
        <div className={styles.media}>
          <Banner />
        </div>
      </Section>
      <Section id="charts" title="Charts that are tables">
        <ColumnChart
          caption="Sample views per day"
          head="Day"
          series={["Views"]}
          columns={week.map((day, index) => ({ label: day, short: day, values: [(index * 37) % 50] }))}
        />
        <BarTable
          caption="Sample views per page"
          head="Page"
          columns={["Views"]}
          rows={[
            { key: "home", name: "Home", values: [120] },
            { key: "long", name: long, values: [7] },
          ]}
        />
      </Section>
      <Section id="signs" title="Icons">
        <ul className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Chips() {
  const [chosen, choose] = useState("");
  return (
    <Section id="chips" title="Chips">
      <ChipLinks label="Sample filter">
        <ChipLink to="/styleguide" current>
          All
        </ChipLink>
        <ChipLink to="/styleguide">Web</ChipLink>
        <ChipLink to="/styleguide">Physical Computing</ChipLink>
      </ChipLinks>
      <ChipRadios
        legend="One of three"
        name="sample"
        defaultValue=""
        options={[
          { value: "", label: "All" },
          { value: "ink", label: "Ink" },
          { value: "paper", label: "Paper" },
        ]}
        onChoose={choose}
      />
      <output>Chosen: {chosen || "all"}</output>
    </Section>
  );
}

function Dialogs() {
  const [open, setOpen] = useState(false);
  return (
    <Section id="dialogs" title="Dialogs">
      <div className={styles.row}>
        <Button look="quiet" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <ConfirmDelete
          label="Delete the sample"
          question="Are you sure you want to delete this post?"
          action="/styleguide"
          fields={{}}
        />
      </div>
      <Modal open={open} title="A dialog" onClose={() => setOpen(false)}>
        <p>It comes in 300 ms, its backdrop in 150. Escape closes it, and focus goes back.</p>
      </Modal>
    </Section>
  );
}
