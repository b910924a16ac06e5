const NAME = 'return';

/** Stores the current page of the dashboard in this tab before a sign-in. */
export function keepReturn(): void {
  sessionStorage.setItem(NAME, `${location.pathname}${location.hash}`);
}

/** Returns the stored path below `/dashboard/` once; never a URL of another site. */
export function takeReturn(): string {
  const stored = sessionStorage.getItem(NAME) ?? '';
  sessionStorage.removeItem(NAME);
  const path = /^\/dashboard\/(.*)$/.exec(stored)?.[1] ?? '';
  return /^(?:sign-in|openid)\b/.test(path) ? '' : path;
}
