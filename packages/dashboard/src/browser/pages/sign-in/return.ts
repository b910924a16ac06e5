const NAME = 'return';

/** Remembers, in this tab, the page of the dashboard that somebody leaves to sign in. */
export function keepReturn(): void {
  sessionStorage.setItem(NAME, `${location.pathname}${location.hash}`);
}

/** The path below `/dashboard/` that was remembered, once: never one of elsewhere. */
export function takeReturn(): string {
  const stored = sessionStorage.getItem(NAME) ?? '';
  sessionStorage.removeItem(NAME);
  const path = /^\/dashboard\/(.*)$/.exec(stored)?.[1] ?? '';
  return /^(?:sign-in|openid)\b/.test(path) ? '' : path;
}
