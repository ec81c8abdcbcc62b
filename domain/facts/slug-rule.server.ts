import type { SlugRule } from "@toadstool/language/slug";
import { slugRuleOf } from "../profile/slug-rule.ts";
import type { Services } from "../services.ts";
import { findFacts } from "./facts.server.ts";

export async function findSlugRule(services: Pick<Services, "db" | "settings">): Promise<SlugRule> {
  return slugRuleOf((await findFacts(services)).profile);
}
