import { useState } from "react";

/** What is typed, which is more than what is taken; a value from elsewhere replaces it. */
export function useTyped(value = "", onType: (typed: string) => void) {
  const [state, setState] = useState({ typed: value, of: value });
  if (state.of !== value) setState({ typed: value, of: value });
  return [
    state.typed,
    (typed: string) => {
      setState({ typed, of: value });
      onType(typed);
    },
  ] as const;
}
