/** Patterns that match every string; patterns are not anchored. */
const OPEN = new Set(['', '^', '$', '.*', '^.*', '.*$', '[\\s\\S]*', '^[\\s\\S]*', '^[\\s\\S]*$']);

/** Whether every string matches a pattern. `^.*$` does not: the dot does not match a line break. */
export function matchesEverything(pattern: string): boolean {
  return OPEN.has(pattern);
}
