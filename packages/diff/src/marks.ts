const STRENGTHS = ['not-shown', 'provisional', 'partial', 'specified'];

/** How firm an `x-definition` is, from 0 (`not-shown`) to 3 (`specified`, the default without a mark). */
export function getStrength(mark: string | undefined): number {
  const strength = STRENGTHS.indexOf(mark ?? 'specified');
  return strength === -1 ? 3 : strength;
}

/** Whether a part is marked as one that may still change. */
export function isProvisional(mark: string | undefined): boolean {
  return mark === 'provisional';
}
