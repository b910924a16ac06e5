import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Returns the path below `/dashboard/`, without slashes at its ends. Updates with the URL. */
export function usePath(): string {
  const [path, setPath] = useState(readPath);
  useEffect(() => {
    const update = () => setPath(readPath());
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, []);
  return path;
}

function readPath(): string {
  return location.pathname.replace(/^\/dashboard\/?/, '').replace(/\/$/, '');
}

/** Goes to a page of the dashboard. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', `/dashboard/${path}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

interface LinkProps {
  to: string;
  current?: boolean;
  children: ComponentChildren;
}

/** A link to a page of the dashboard, with an `href`, so that it can be opened in a new tab. */
export function Link({ to, current = false, children }: LinkProps): JSX.Element {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={`/dashboard/${to}`} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}

/** The query of the URL, which holds the state of a list. */
export type Query = Readonly<Record<string, string>>;

interface Step {
  /** Adds an entry to the history of the browser, so that its back button returns here. */
  isStep?: boolean;
}

/** Returns the query of the URL, and a function that changes it; members without a value are removed. Updates with the URL. */
export function useQuery(): [Query, (query: Record<string, string | undefined>, step?: Step) => void] {
  const [query, setQuery] = useState(readQuery);
  useEffect(() => {
    const update = () => setQuery(readQuery());
    addEventListener('popstate', update);
    return () => removeEventListener('popstate', update);
  }, []);
  return [query, changeQuery];
}

function readQuery(): Query {
  return Object.fromEntries(new URLSearchParams(location.search));
}

function changeQuery(next: Record<string, string | undefined>, { isStep = false }: Step = {}): void {
  const entries = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const text = new URLSearchParams(entries).toString();
  const path = location.pathname + (text && `?${text}`) + location.hash;
  const steps = getSteps() + (isStep ? 1 : 0);
  history[isStep ? 'pushState' : 'replaceState']({ steps }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}

/** The steps of {@link useQuery} that the back button leads back to on this page. */
export function getSteps(): number {
  return (history.state as { steps?: number } | null)?.steps ?? 0;
}
