import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { Controls } from "../host.ts";

/** The components of the page that the panels of a draft are built from. */
export interface SideControls {
  /** Says in words which day is typed. */
  DateField: ComponentType<
    Omit<ComponentProps<Controls["Field"]>, "type"> & { type: "date" | "datetime-local" }
  >;
  Button: ComponentType<Omit<ComponentProps<"button">, "ref"> & { look?: "quiet" | "plain" }>;
  /** A form that also works where scripts are off. */
  Form: ComponentType<
    Pick<ComponentProps<"form">, "className" | "onSubmit" | "children"> & { method: "post"; action: string }
  >;
  /** A moment that has passed. */
  Moment: ComponentType<{ iso: string }>;
  /** A moment to come, in its own zone or else in the reader's. */
  ComingMoment: ComponentType<{ iso: string }>;
  copyIcon: ReactNode;
}

/** What every panel of a draft asks of its page. */
export interface DraftPanelProps {
  controls: SideControls;
  draftId: string;
  /** Where its forms go without scripts. */
  action: string;
  /** Saves the typed text; null, or why that was not possible. */
  saveNow: () => Promise<string | null>;
}
