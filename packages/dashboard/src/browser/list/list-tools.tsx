import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../parts/notice.tsx';
import { useAction } from '../parts/use-action.ts';
import type { Query } from '../router.tsx';
import { isShortcut } from '@web-data/docs/browser-parts';
import { exportCsv } from './export-csv.ts';
import type { CsvOptions } from './export-csv.ts';

/** A filter of a list: a choice, a text or a day. */
export interface Filter {
  /** Its name in the API. */
  name: string;
  label: string;
  /** Labels of the values. */
  choices?: Readonly<Record<string, string>>;
  /** The default choice of a filter; `all` then stands for none. */
  usual?: string;
  isDay?: boolean;
  /** Suggested values of a text. */
  suggestions?: readonly string[];
  /** Displayed on demand. */
  isRare?: boolean;
}

/** The value of a filter with a usual choice that finds all. */
export const ANY = 'all';

/** A filter for the key that something was done with. */
export const keyFilter: Filter = { name: 'keyId', label: 'Key', isRare: true };

/** Filters for the days of a list. */
export const dayFilters: readonly Filter[] = [
  { name: 'from', label: 'From', isDay: true, isRare: true },
  { name: 'to', label: 'To', isDay: true, isRare: true },
];

interface ListToolsProps<Item> extends CsvOptions<Item> {
  query: Query;
  filters: readonly Filter[];
  sorts: Readonly<Record<string, string>>;
  searched: string | undefined;
  isFiltered: boolean;
  onChange(query: Record<string, string | undefined>): void;
}

/** The search, the filters and the export of a list. */
export function ListTools<Item>(props: ListToolsProps<Item>): JSX.Element {
  const { query, filters, sorts, searched, isFiltered, onChange } = props;
  const download = useAction(() => exportCsv(props));
  const set = (name: string, value: string) => onChange({ ...query, [name]: value, cursor: undefined });
  const rare = filters.filter(({ isRare }) => isRare);
  const inputs = (some: readonly Filter[]) =>
    some.map((filter) => (
      <FilterInput
        key={filter.name}
        filter={filter}
        value={query[filter.name] ?? ''}
        onChange={(value) => set(filter.name, value)}
      />
    ));
  const clear = () => {
    const none = ['search', 'cursor', ...filters.map(({ name }) => name)].map((name) => [name, undefined]);
    onChange({ ...query, ...(Object.fromEntries(none) as Record<string, undefined>) });
  };
  return (
    <>
      <div class="tools" role="search">
        {searched === undefined ? null : (
          <Search
            value={query['search'] ?? ''}
            searched={searched}
            onChange={(text) => set('search', text)}
          />
        )}
        {inputs(filters.filter(({ isRare }) => !isRare))}
        {Object.keys(sorts).length > 1 ? (
          <span class="filter sort-choice">
            <select
              aria-label="Order"
              value={query['sort'] ?? ''}
              onChange={(event) => set('sort', event.currentTarget.value)}
            >
              {Object.entries(sorts).map(([name, label], index) => (
                <option key={name} value={index === 0 ? '' : name}>
                  {label}
                </option>
              ))}
            </select>
          </span>
        ) : null}
        {isFiltered ? (
          <button type="button" onClick={clear}>
            Clear filters
          </button>
        ) : null}
        <button type="button" class="export" disabled={download.isBusy} onClick={download.run}>
          {download.isBusy ? 'Exporting …' : 'Export as CSV'}
        </button>
        {rare.length === 0 ? null : (
          <details class="rare" open={rare.some(({ name }) => query[name])}>
            <summary>More filters</summary>
            <div>{inputs(rare)}</div>
          </details>
        )}
      </div>
      {download.error ? <Notice kind="bad">{download.error}</Notice> : null}
    </>
  );
}

/** Milliseconds without a key press until a search begins. */
const TYPED_MS = 250;

/** Returns the text that is typed, and a setter; calls `onChange` after a pause in typing. */
function useTyped(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => latest.current(text.trim()), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}

interface SearchProps {
  value: string;
  searched: string;
  onChange(text: string): void;
}

/** A search that starts while the person types. The key `/` focuses it, unless the person has turned that off. */
function Search({ value, searched, onChange }: SearchProps): JSX.Element {
  const [text, setText] = useTyped(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (!isShortcut(event, '/')) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
  return (
    <label class="filter search">
      <span class="hidden">Search {searched}</span>
      <input
        ref={input}
        type="search"
        maxLength={200}
        spellcheck={false}
        placeholder={`Search ${searched}`}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </label>
  );
}

interface FilterInputProps {
  filter: Filter;
  value: string;
  onChange(value: string): void;
}

function FilterInput({ filter, value, onChange }: FilterInputProps): JSX.Element {
  const { name, label, choices, isDay, usual } = filter;
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  if (choices)
    return (
      <span class="filter">
        <select aria-label={label} value={value} onChange={change}>
          <option value="">{usual === undefined ? `${label}: all` : choices[usual]}</option>
          {Object.entries(choices)
            .filter(([choice]) => choice !== usual)
            .map(([choice, text]) => (
              <option key={choice} value={choice}>
                {text}
              </option>
            ))}
          {usual === undefined ? null : <option value={ANY}>All</option>}
        </select>
      </span>
    );
  if (isDay)
    return (
      <label class="filter day">
        <span>{label}</span>
        <input type="date" value={value} onChange={change} />
      </label>
    );
  return <TextFilter key={name} filter={filter} value={value} onChange={onChange} />;
}

function TextFilter({
  filter: { name, label, suggestions },
  value,
  onChange,
}: FilterInputProps): JSX.Element {
  const [text, setText] = useTyped(value, onChange);
  return (
    <label class="filter">
      <span class="hidden">{label}</span>
      <input
        list={suggestions && `of-${name}`}
        spellcheck={false}
        placeholder={label}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {suggestions ? (
        <datalist id={`of-${name}`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
    </label>
  );
}
