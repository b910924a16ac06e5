/**
 * Policies of whole frameworks, by which a service accepts invalid bodies on purpose. `coerced-types`: it converts `"12"`
 * to the number that the description asks for. `unchecked-formats`: it checks no `format`. `unknown-members`: it ignores
 * members that the description forbids.
 */
export const LENIENCES = ['coerced-types', 'unchecked-formats', 'unknown-members'] as const;

/** A policy that excuses accepted invalid bodies. */
export type Lenience = (typeof LENIENCES)[number];

/** How a service responds to the invalid bodies that a policy can explain. */
export interface LenienceCount {
  readonly lenience: Lenience;
  /** Number of trials whose invalid body the policy explains. */
  readonly tried: number;
  /** Number of those that the service accepted, without findings that the baseline knows. */
  readonly accepted: number;
  /** Whether the options excuse them. */
  readonly isExcused: boolean;
}

/** Whether a text names a policy. */
export function isLenience(text: unknown): text is Lenience {
  return LENIENCES.some((one) => one === text);
}
