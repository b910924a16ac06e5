/** The storage key of the choice: that of the Redoc reference, so that it applies to all pages. */
const key = 'redoc.colorMode';

/** Adds the button that switches between light and dark; until it is used the page follows the system. */
export function addThemeButton(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'theme-button';
  button.setAttribute('aria-label', 'Switch between light and dark');
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(key, theme);
    } catch {}
  });
  document.querySelector('.bar')?.append(button);
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
