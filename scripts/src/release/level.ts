/** What a release line moves by, weakest first. */
export const levels = ['none', 'patch', 'minor', 'major'] as const;
export type Level = (typeof levels)[number];

/** The stronger of two levels. */
export function stronger(a: Level, b: Level): Level {
  return levels.indexOf(a) >= levels.indexOf(b) ? a : b;
}

/** Whether `a` moves the version at least as far as `b`. */
export function reaches(a: Level, b: Level): boolean {
  return levels.indexOf(a) >= levels.indexOf(b);
}
