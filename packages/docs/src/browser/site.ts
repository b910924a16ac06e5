/** Enhances the pages. All their content is readable without it. */
import { addCopyButtons, addCopyPageButton } from './copy.ts';
import { rememberLanguage, addThemeButton } from './choices.ts';
import { scrollMenu, followReading, openTarget } from './reading.ts';
import { openSearch, updateSearchHint } from './search.ts';
import { isShortcut } from './shortcuts.ts';
import { addTryButton } from './try-button.ts';

addThemeButton();
scrollMenu();
addCopyButtons();
addCopyPageButton();
addTryButton();
rememberLanguage();
openTarget();
followReading();
updateSearchHint();

function search(event: Event): void {
  event.preventDefault();
  openSearch();
}

document.querySelector('.search-button')?.addEventListener('click', search);
document.addEventListener('keydown', (event) => {
  const isCommand = event.key === 'k' && (event.ctrlKey || event.metaKey);
  if (isCommand || isShortcut(event, '/')) search(event);
});
