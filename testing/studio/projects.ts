import type { Project } from "#domain/works/project.ts";
import { folding } from "./projects/folding.ts";
import { hum } from "./projects/hum.ts";
import { mapOfBenches } from "./projects/map-of-benches.ts";
import { paperClock } from "./projects/paper-clock.ts";
import { tideLamp } from "./projects/tide-lamp.ts";

export const projects: Project[] = [paperClock, tideLamp, mapOfBenches, hum, folding];
