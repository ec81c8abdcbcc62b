import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadWords } from "#app/browser/words.ts";
import { sendingWatch } from "#app/browser/navigation/sending.ts";

// Pages say nothing without their words.
void loadWords().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[sendingWatch]} />
      </StrictMode>,
    );
  }),
);
