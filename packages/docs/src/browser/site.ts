/** Enhances the pages. All their content is readable without it. */
import { addCopyButtons, addCopyPageButton } from './copy.ts';
import { rememberLanguage, addThemeButton } from './choices.ts';
import { scrollMenu, followReading, openTarget } from './reading.ts';
import { openSearch } from './search.ts';
import { hasShortcuts } from './shortcuts.ts';
import { addTryButton } from './try-button.ts';

addThemeButton();
scrollMenu();
addCopyButtons();
addCopyPageButton();
addTryButton();
rememberLanguage();
openTarget();
followReading();

function search(event: Event): void {
  event.preventDefault();
  openSearch();
}

document.querySelector('.search-button')?.addEventListener('click', search);
document.addEventListener('keydown', (event) => {
  const typing = (event.target as HTMLElement).matches(
    'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]',
  );
  const shortcut =
    (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
    (event.key === '/' && !typing && hasShortcuts());
  if (shortcut) search(event);
});
