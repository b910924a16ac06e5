import { readChoice, storeChoice } from './choice-store.ts';

/** A language chosen for one sample is chosen for all, on this page and the next ones. */
export function rememberLanguage(): void {
  choose(readChoice('language'));
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const before = target.getBoundingClientRect().top;
    choose(target.value);
    // Samples above may have changed their height; the chosen one stays where it is.
    scrollBy(0, target.getBoundingClientRect().top - before);
    storeChoice('language', target.value);
  });
}

function choose(value: string | null): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.tabs input')) {
    if (input.value === value) input.checked = true;
  }
}

/** Adds the button that switches between light and dark; until it is used the page follows the system. */
export function addThemeButton(): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'theme-button';
  button.setAttribute('aria-label', 'Switch between light and dark');
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    storeChoice('theme', theme);
  });
  document.querySelector('.bar')?.append(button);
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}
