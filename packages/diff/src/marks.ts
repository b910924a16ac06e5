const STRENGTHS = ['not-shown', 'provisional', 'partial', 'specified'];

/** How firm an `x-definition` is, from 0 (`not-shown`) to 3 (`specified`, which also holds without any mark). */
export function getStrength(mark: string | undefined): number {
  const strength = STRENGTHS.indexOf(mark ?? 'specified');
  return strength === -1 ? 3 : strength;
}

/** Whether a part was marked as one that may still change. */
export function isProvisional(mark: string | undefined): boolean {
  return mark === 'provisional';
}
