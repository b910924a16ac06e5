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
