/** HTTP statuses that mean that a page was removed, rather than that it cannot be read just now. */
export const REMOVED_STATUSES: ReadonlySet<number> = new Set([404, 410]);
