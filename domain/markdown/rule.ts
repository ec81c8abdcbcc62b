/**
 * The sign of today’s rules of rendering and folding. With a change of either it becomes another one: texts with another sign are
 * rendered and folded again (domain/rendering).
 */
export const ruleOfToday = "\u001d";
