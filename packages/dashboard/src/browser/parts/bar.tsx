import type { JSX } from 'preact';

const key = 'redoc.colorMode';

/** The bar on top, as in the documentation. */
export function Bar(): JSX.Element {
  return (
    <header class="bar">
      <a class="brand" href="/dashboard/">
        <Logo />
        <span>Web Data API</span> <small>Dashboard</small>
      </a>
      <nav class="links" aria-label="Site">
        <a href="/">Docs</a>
      </nav>
      <button
        type="button"
        class="theme-button"
        aria-label="Switch between light and dark"
        onClick={switchTheme}
      />
    </header>
  );
}

/** Three nested contour lines, as of a hill on a map. */
function Logo(): JSX.Element {
  return (
    <svg
      class="logo"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
    >
      <path d="M12 2.5c5.6 0 9.6 3.6 9.6 8.9 0 5.9-4.5 10.1-10 10.1-5.2 0-9.2-3.7-9.2-8.8C2.4 6.9 6.5 2.5 12 2.5Z" />
      <path d="M12.6 6.8c3.1 0 5.1 2 5.1 4.8 0 3.3-2.5 5.6-5.6 5.6-3 0-5.2-2.1-5.2-4.9 0-3.2 2.5-5.5 5.7-5.5Z" />
      <circle cx="12.7" cy="11.6" r="1.3" fill="currentColor" stroke="none" />
    </svg>
  );
}

function switchTheme(): void {
  const { dataset } = document.documentElement;
  const isDark = dataset['theme']
    ? dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset['theme'] = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem(key, dataset['theme']);
  } catch {}
}
