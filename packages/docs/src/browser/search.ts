import type { SearchResult } from 'minisearch';
import { hasShortcuts, setShortcuts } from './shortcuts.ts';

const root = new URL('..', import.meta.url);
const max = 12;
/** Maximum characters of a query. */
const longest = 100;
/** The result shown when nothing is found. */
const allPages: Result = {
  id: 'search/',
  title: 'All pages',
  context: 'More',
  text: 'Every page by its section',
};
/** The displayed fields of a search result. */
type Result = Record<string, unknown>;
let dialog: HTMLDialogElement | undefined;

/**
 * Opens the search. The dialog gets the focus at once, so that no key is lost and a phone shows its keyboard. The
 * library and the index are loaded when it is first opened; the search then runs for the text typed so far.
 */
export function openSearch(): void {
  dialog ??= buildDialog();
  // Another page of the reader may have changed it since.
  shortcutOf(dialog).checked = hasShortcuts();
  updateSearchHint();
  if (!dialog.open) dialog.showModal();
  inputOf(dialog).select();
  void search();
}

/** Shows the key on the button that opens the search, as long as the key does so. */
export function updateSearchHint(): void {
  const hint = document.querySelector<HTMLElement>('.search-button kbd');
  if (hint) hint.hidden = !hasShortcuts();
}

let loading: Promise<(query: string) => SearchResult[]> | undefined;

async function search(): Promise<void> {
  try {
    loading ??= import('./search-index.ts').then(({ loadIndex }) => loadIndex(root));
    const find = await loading;
    const query = inputOf(dialog!).value;
    show(query, find(query).slice(0, max));
  } catch {
    loading = undefined;
    announce('The search could not be loaded. Close it for the pages in the menu, or type again.');
  }
}

function buildDialog(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = 'search';
  element.setAttribute('aria-label', 'Search');
  element.innerHTML = `<form method="dialog"><input type="search" role="combobox" aria-expanded="false" aria-controls="results"
    aria-autocomplete="list" aria-label="Search the documentation" placeholder="Search fields, errors, guides" maxlength="${longest}" autocomplete="off" autocapitalize="off" spellcheck="false">
    <button>Close</button></form><div id="results" role="listbox" aria-label="Results"></div><p class="status" role="status"></p>
    <label class="shortcut"><input type="checkbox"> <span><kbd>/</kbd> opens the search, in this browser</span></label>`;
  shortcutOf(element).addEventListener('change', () => {
    setShortcuts(shortcutOf(element).checked);
    updateSearchHint();
  });
  element.addEventListener('keydown', (event) => onKey(event, element));
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  inputOf(element).addEventListener('input', () => void search());
  document.body.append(element);
  return element;
}

function show(query: string, results: Result[]): void {
  const visible = results.length > 0 || query.trim() === '' ? results : [allPages];
  dialog!.querySelector('#results')!.replaceChildren(...visible.map(option));
  inputOf(dialog!).setAttribute('aria-expanded', String(visible.length > 0));
  announce(statusOf(query, results.length));
  select(0);
}

function announce(text: string): void {
  dialog!.querySelector('.status')!.textContent = text;
}

function statusOf(query: string, count: number): string {
  if (query.trim() === '') return 'Type to search. ↑ ↓ choose, Enter opens, Esc closes.';
  if (count === 0) return `Nothing found for “${query.trim().slice(0, longest)}”.`;
  return `${count === max ? `${max} best` : count} ${count === 1 ? 'result' : 'results'}`;
}

function option(result: Result, position: number): HTMLElement {
  const link = document.createElement('a');
  link.id = `result-${position}`;
  link.href = new URL(String(result['id']), root).href;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  for (const [name, text] of [
    ['strong', result['title']],
    ['small', result['context']],
    ['span', result['text']],
  ] as const) {
    const part = document.createElement(name);
    part.textContent = String(text);
    link.append(part);
  }
  link.addEventListener('click', () => dialog!.close());
  return link;
}

function onKey(event: KeyboardEvent, element: HTMLDialogElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const options = [...element.querySelectorAll<HTMLElement>('[role=option]')];
  const at = options.findIndex((item) => item.ariaSelected === 'true');
  if (step && options.length > 0) {
    event.preventDefault();
    select((at + step + options.length) % options.length);
  }
  // By default, the first Esc only clears a search field.
  if (event.key === 'Escape') {
    event.preventDefault();
    element.close();
  }
  // Enter on the button closes the dialog; in the input it opens the selected result.
  if (event.key === 'Enter' && event.target === inputOf(element)) {
    event.preventDefault();
    options[at]?.click();
  }
}

function select(position: number): void {
  const options = [...dialog!.querySelectorAll<HTMLElement>('[role=option]')];
  options.forEach((item, index) => item.setAttribute('aria-selected', String(index === position)));
  const chosen = options[position];
  chosen?.scrollIntoView({ block: 'nearest' });
  inputOf(dialog!).setAttribute('aria-activedescendant', chosen?.id ?? '');
}

function inputOf(element: HTMLDialogElement): HTMLInputElement {
  return element.querySelector('input')!;
}

function shortcutOf(element: HTMLDialogElement): HTMLInputElement {
  return element.querySelector('.shortcut input')!;
}
