import { ButtonLink } from "@toadstool/elements/forms/button";
import { type FirstStep, firstSteps } from "#domain/today/first-step.ts";
import shared from "../admin.module.css";
import styles from "./today.module.css";

interface Step {
  title: string;
  why: string;
  press: string;
  to: string;
}

const steps: Record<FirstStep, Step> = {
  profile: {
    title: "Say who you are",
    why: "Your name and a portrait: readers see them first.",
    press: "Fill in the profile",
    to: "/admin/profile",
  },
  language: {
    title: "Choose the site’s language and time zone",
    why: "Dates, menus and mails follow them.",
    press: "Choose them",
    to: "/admin/profile",
  },
  mail: {
    title: "Set up mail",
    why: "A sender, and the postal line that the law wants in every letter.",
    press: "See how",
    to: "/admin/help/mail",
  },
  work: {
    title: "Hang your first work",
    why: "A picture and its title are enough.",
    press: "Add an artwork",
    to: "/admin/works/artworks/new",
  },
  post: {
    title: "Write your first post",
    why: "It need not be long. It need not be about mushrooms.",
    press: "Write it",
    to: "/admin/blog",
  },
  backup: {
    title: "Make a first backup",
    why: "One command, and all of this is yours twice.",
    press: "See how",
    to: "/admin/backup#command",
  },
  address: {
    title: "Give the site its own address",
    why: "Links and letters keep the one that they were sent with.",
    press: "See how",
    to: "/admin/help/deploy",
  },
  login: {
    title: "Add a second way to log in",
    why: "With a passkey you come in when your provider does not answer.",
    press: "Add a passkey",
    to: "/admin/security#add-passkey",
  },
};

/** The next thing to do at a new site. */
export function NextStep({ step }: { step: FirstStep }) {
  const { title, why, press, to } = steps[step];
  return (
    <section aria-labelledby="step" className={`${shared.bar} ${styles.step}`}>
      <div>
        <p className={shared.soft}>
          First steps, {firstSteps.indexOf(step) + 1} of {firstSteps.length}
        </p>
        <h2 id="step">{title}</h2>
        <p>{why}</p>
      </div>
      <ButtonLink to={to}>{press}</ButtonLink>
    </section>
  );
}
