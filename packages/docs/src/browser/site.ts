/** Makes the pages more comfortable. Everything they say can be read without it. */
import { addCopyButtons } from './copy.ts';
import { rememberLanguage } from './language.ts';
import { openTarget } from './target.ts';
import { addThemeButton } from './theme.ts';

addThemeButton();
addCopyButtons();
rememberLanguage();
openTarget();

/** The search and its library are loaded when they are first asked for. */
function search(event: Event): void {
  event.preventDefault();
  void import('./search.ts').then(({ openSearch }) => openSearch());
}

document.querySelector('.search-button')?.addEventListener('click', search);
document.addEventListener('keydown', (event) => {
  const typing = (event.target as HTMLElement).matches(
    'input:not([type=radio]), textarea, [contenteditable]',
  );
  const shortcut = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing);
  if (shortcut) search(event);
});
