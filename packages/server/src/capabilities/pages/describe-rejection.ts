import type { ErrorDetail } from '@web-data/types';
import type { Rejection } from '@web-data/validator';

/** Returns the message of a rejection with those of its details, for a place that has one text: `A: B`. */
export function describeRejection({ message, details }: Rejection): string {
  const reasons = Array.isArray(details) ? (details as ErrorDetail[]).map((detail) => detail.message) : [];
  return reasons.length === 0 ? message : `${message}: ${reasons.join(' ')}`;
}
