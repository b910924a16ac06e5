import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Live } from '../live.ts';
import { LoadError } from '../parts/load-error.tsx';
import { getSteps, useQuery } from '../router.tsx';
import type { Query } from '../router.tsx';
import { useLoaded } from '../use-loaded.ts';
import { ListTable } from './list-table.tsx';
import type { Column } from './list-table.tsx';
import { ANY, ListTools } from './list-tools.tsx';
import type { Filter } from './list-tools.tsx';

/** A part of a list, as all lists of the account API return it. */
export interface ListPart<Item> {
  items: Item[];
  cursor?: string | undefined;
}

/** Max entries of a part on a page. */
const LIMIT = 50;

interface ListPageProps<Item extends { id: string }> {
  /** What the entries are, in the plural, such as `keys`. */
  name: string;
  /** Identifies the list: its name and the id of its team. */
  id: string;
  load(query: Query & { limit: number }): Promise<ListPart<Item>>;
  columns: readonly Column<Item>[];
  filters?: readonly Filter[];
  /** What a search looks at; the list cannot be searched without it. */
  searched?: string;
  /** Orders by their names in the API; the first is the default. */
  sorts?: Readonly<Record<string, string>>;
  /** Columns of an export: values by title. */
  csv: Readonly<Record<string, (item: Item) => string | number | undefined>>;
  /** Buttons for an entry. */
  buttons?: ((item: Item) => ComponentChildren) | undefined;
  /** Displayed instead of a list without entries, as long as no filter is set. */
  empty: ComponentChildren;
  live?: Live;
  /** Milliseconds between reloads of the first part. */
  everyMs?: number;
  /** Changes when the list must reload. */
  version?: number;
}

/** A list with a search, filters, orders, parts and an export. Its state is in the URL. */
export function ListPage<Item extends { id: string }>(props: ListPageProps<Item>): JSX.Element {
  const { name, id, load, columns, filters = [], searched, sorts = {}, csv, buttons, empty } = props;
  const [query, setQuery] = useQuery();
  const typed = pick(query, ['search', 'sort', ...filters.map((filter) => filter.name)]);
  const known = withUsual(typed, filters);
  const key = JSON.stringify([id, known, query['cursor'], props.version]);
  const { data, error, reload } = useLoaded(
    key,
    () => load({ ...known, ...pick(query, ['cursor']), limit: LIMIT } as Query & { limit: number }),
    {
      ...(props.live && { live: props.live }),
      ...(props.everyMs !== undefined && !query['cursor'] && { everyMs: props.everyMs }),
    },
  );
  // Stays while the next one is loaded, so that nothing jumps.
  const displayed = useRef<ListPart<Item>>(undefined);
  if (data !== undefined) displayed.current = data;
  const part = displayed.current;
  const isFiltered = Object.keys(typed).some((one) => one !== 'sort');
  const isEmpty = part?.items.length === 0 && !query['cursor'];
  return (
    <>
      {isEmpty && !isFiltered && !filters.some(({ usual }) => usual) ? null : (
        <ListTools
          name={name}
          query={query}
          filters={filters}
          sorts={sorts}
          searched={searched}
          isFiltered={isFiltered}
          onChange={setQuery}
          loadAll={(more) => load({ ...known, ...more } as Query & { limit: number })}
          csv={csv}
        />
      )}
      <LoadError error={error} reload={reload} />
      {isEmpty ? isFiltered ? <p>No {name} fit.</p> : empty : null}
      {part && part.items.length > 0 ? (
        <ListTable
          name={name}
          items={part.items}
          columns={columns}
          buttons={buttons}
          sorts={sorts}
          sort={query['sort']}
          isBusy={data === undefined && error === undefined}
          onSort={(sort) => setQuery({ ...query, sort, cursor: undefined })}
        />
      ) : null}
      <Pager
        name={name}
        count={part?.items.length}
        cursor={query['cursor']}
        next={part?.cursor}
        onMove={(cursor) => setQuery({ ...query, cursor }, { isStep: cursor !== undefined })}
      />
    </>
  );
}

/** Adds the usual choices of filters without one, and removes those that stand for none. */
function withUsual(typed: Query, filters: readonly Filter[]): Query {
  const usual = filters.flatMap((filter) => (filter.usual ? [[filter.name, filter.usual]] : []));
  const known = { ...(Object.fromEntries(usual) as Query), ...typed };
  return Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => value !== ANY || !filters.some((one) => one.name === name && one.usual),
    ),
  );
}

/** Picks what has a value. Spaces around one are nobody's intention: they come with what is pasted, or with a link. */
function pick(query: Query, names: readonly string[]): Query {
  const values = names.map((name) => [name, query[name]?.trim() ?? ''] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}

/** The name of one entry of a list, such as `delivery` of `deliveries`. */
function toSingular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '');
}

interface PagerProps {
  name: string;
  count: number | undefined;
  cursor: string | undefined;
  next: string | undefined;
  onMove(cursor: string | undefined): void;
}

/** Buttons for the next part and the one before, and the number of entries of this one. */
function Pager({ name, count, cursor, next, onMove }: PagerProps): JSX.Element {
  const back = () => (getSteps() > 0 ? history.back() : onMove(undefined));
  return (
    <p class="pager">
      {cursor ? (
        <button type="button" onClick={back}>
          Previous
        </button>
      ) : null}
      {next ? (
        <button type="button" onClick={() => onMove(next)}>
          Next
        </button>
      ) : null}
      <span class="soft" role="status">
        {count === undefined || (count === 0 && !cursor)
          ? ''
          : `${count} ${count === 1 ? toSingular(name) : name}${next ? ', and more' : ''}`}
      </span>
    </p>
  );
}
