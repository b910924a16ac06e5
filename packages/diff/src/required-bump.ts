import type { Change } from './change.ts';

/** A version step of semantic versioning. */
export type Bump = 'major' | 'minor' | 'patch' | 'none';

/** The smallest version step that covers all changes; a provisional part may break in a minor, and a warning asks for one. */
export function computeBump(changes: readonly Change[]): Bump {
  if (changes.some(({ level, provisional }) => level === 'breaking' && !provisional)) return 'major';
  if (changes.some(({ level }) => level !== 'text')) return 'minor';
  return changes.length > 0 ? 'patch' : 'none';
}
