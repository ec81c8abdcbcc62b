import type * as press from "../../press/seed-form.tsx";
import { Nothing, type Off } from "../nothing.ts";

export const SeriesSeedForm: Off<typeof press.SeriesSeedForm> = Nothing;
