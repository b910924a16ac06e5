import { STATUS_CODES } from 'node:http';

/** Names that are clearer than the reason phrase of the status. */
const ownNames: Record<number, string> = { 429: 'RateLimited' };

/** The name of a status, as an error may be called that has no more than it: 404 → `NotFound`. */
export function statusName(status: number): string {
  const phrase = (STATUS_CODES[status] ?? `Status ${status}`).replaceAll(/[^A-Za-z0-9 ]/g, '');
  const parts = phrase.split(' ').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return ownNames[status] ?? parts.join('');
}

/** The class of an error in a client: `RateLimitExceeded` → `RateLimitExceededError`; `InternalServerError` stays. */
export function errorClassName(name: string): string {
  return name.endsWith('Error') ? name : `${name}Error`;
}
