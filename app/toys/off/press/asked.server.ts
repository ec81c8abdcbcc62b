import type * as press from "../../press/asked.server.ts";

export const askPress: typeof press.askPress = async () => ({
  asked: null,
  seed: null,
  pulled: null,
  another: "",
});
export const anotherOf: typeof press.anotherOf = () => "";
