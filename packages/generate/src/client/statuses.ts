import { STATUS_CODES } from 'node:http';

/** Names that say more than the reason phrase of the status does. */
const ownNames: Record<number, string> = { 429: 'RateLimited' };

/** The name of a status, from which that of its error class is made: 404 → `NotFound`. */
export function statusName(status: number): string {
  const phrase = (STATUS_CODES[status] ?? `Status ${status}`).replaceAll(/[^A-Za-z0-9 ]/g, '');
  const words = phrase.split(' ').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return ownNames[status] ?? words.join('');
}
