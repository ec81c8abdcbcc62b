import { writeTypes } from "../../packages/client/write-types.ts";
import { describeApi } from "../../workers/api/openapi.ts";

/** The types of `packages/client`, from the API's declarations. */
export const clientTypes = () =>
  writeTypes(describeApi({ origin: "https://site.example", isLoopback: false }, "Site"));
