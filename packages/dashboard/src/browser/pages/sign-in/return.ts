const NAME = 'return';
/** Milliseconds for which a link may bring somebody back to a page, perhaps in another tab. */
const LIFE_MS = 15 * 60_000;

/**
 * Stores the current page of the dashboard before a sign-in: for this tab, and for a link that opens another one. Only
 * this tab keeps the fragment, which may be a request of the playground.
 */
export function keepReturn(): void {
  const page = `${location.pathname}${location.search}`;
  if (toPath(page) === '') return;
  sessionStorage.setItem(NAME, `${page}${location.hash}`);
  localStorage.setItem(NAME, JSON.stringify({ page, until: Date.now() + LIFE_MS }));
}

/** Returns the stored path below `/dashboard/` once; never a URL of another site. */
export function takeReturn(): string {
  const page = sessionStorage.getItem(NAME) ?? readShared() ?? '';
  sessionStorage.removeItem(NAME);
  localStorage.removeItem(NAME);
  return toPath(page);
}

function readShared(): string | undefined {
  try {
    const { page, until } = JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, unknown>;
    return typeof page === 'string' && Number(until) > Date.now() ? page : undefined;
  } catch {
    return undefined;
  }
}

/** The path below `/dashboard/`; empty for pages that a sign-in does not return to. */
function toPath(page: string): string {
  const path = /^\/dashboard\/(.*)$/.exec(page)?.[1] ?? '';
  return /^(?:sign-in|openid)\b/.test(path) ? '' : path;
}
