/** The levels of a version change, weakest first. */
export const levels = ['none', 'patch', 'minor', 'major'] as const;
export type Level = (typeof levels)[number];

/** The stronger of two levels. */
export function stronger(a: Level, b: Level): Level {
  return levels.indexOf(a) >= levels.indexOf(b) ? a : b;
}

/** Whether `a` changes the version at least as much as `b`. */
export function reaches(a: Level, b: Level): boolean {
  return levels.indexOf(a) >= levels.indexOf(b);
}
