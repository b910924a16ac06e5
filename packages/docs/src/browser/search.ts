import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { find, indexOptions } from './search-options.ts';
import type { SearchEntry } from './search-options.ts';

const root = new URL('..', import.meta.url);
const most = 12;
let dialog: HTMLDialogElement | undefined;

/** Opens the search, loading its index the first time. */
export async function openSearch(): Promise<void> {
  dialog ??= buildDialog();
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector('input')!;
  input.select();
  const index = await loadIndex();
  show(index, input.value);
}

let loading: Promise<MiniSearch<SearchEntry>> | undefined;

function loadIndex(): Promise<MiniSearch<SearchEntry>> {
  loading ??= fetch(new URL('search-index.json', root))
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON<SearchEntry>(text, indexOptions));
  return loading;
}

function buildDialog(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.className = 'search';
  element.setAttribute('aria-label', 'Search');
  element.innerHTML = `<form method="dialog"><input type="search" role="combobox" aria-expanded="true" aria-controls="results"
    aria-autocomplete="list" aria-label="Search the documentation" placeholder="Search fields, errors, guides" autocomplete="off" spellcheck="false">
    <button>Close</button></form><div id="results" role="listbox" aria-label="Results"></div><p class="status" role="status"></p>`;
  element.addEventListener('keydown', (event) => onKey(event, element));
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  element.querySelector('input')!.addEventListener('input', ({ target }) => {
    void loadIndex().then((index) => show(index, (target as HTMLInputElement).value));
  });
  document.body.append(element);
  return element;
}

function show(index: MiniSearch<SearchEntry>, query: string): void {
  const results = find(index, query).slice(0, most);
  const list = dialog!.querySelector('#results')!;
  list.replaceChildren(...results.map(option));
  dialog!.querySelector('.status')!.textContent = statusOf(query, results.length);
  select(0);
}

function statusOf(query: string, count: number): string {
  if (query.trim() === '') return 'Type to search. ↑ ↓ choose, Enter opens, Esc closes.';
  if (count === 0) return 'Nothing found.';
  return `${count === most ? `${most} best` : count} ${count === 1 ? 'result' : 'results'}`;
}

function option(result: SearchResult, position: number): HTMLElement {
  const link = document.createElement('a');
  link.id = `result-${position}`;
  link.href = new URL(String(result.id), root).href;
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
  if (event.key === 'Enter' && at !== -1) {
    event.preventDefault();
    options[at]!.click();
  }
}

function select(position: number): void {
  const options = [...dialog!.querySelectorAll<HTMLElement>('[role=option]')];
  options.forEach((item, index) => item.setAttribute('aria-selected', String(index === position)));
  const chosen = options[position];
  chosen?.scrollIntoView({ block: 'nearest' });
  dialog!.querySelector('input')!.setAttribute('aria-activedescendant', chosen?.id ?? '');
}
