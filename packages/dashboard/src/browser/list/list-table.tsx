import type { ComponentChildren, JSX } from 'preact';

/** A column of a list. The first one is the name of an entry. */
export interface Column<Item> {
  title: string;
  cell(item: Item): ComponentChildren;
  /** The orders by it, by their names in the API. Its title switches between them, or to the default and back. */
  sorts?: readonly string[];
  /** Aligned at the end, as numbers are. */
  isNumber?: boolean;
  /** Texts of others, with words that may be as long as the column. */
  isLong?: boolean;
}

interface ListTableProps<Item> {
  name: string;
  items: readonly Item[];
  columns: readonly Column<Item>[];
  buttons?: ((item: Item) => ComponentChildren) | undefined;
  isBusy: boolean;
  /** Orders by their names, the first of which is the default. */
  sorts?: Readonly<Record<string, string>>;
  sort?: string | undefined;
  onSort?(sort: string): void;
}

/** The entries of a list as a table, which becomes a list of cards in a narrow window. */
export function ListTable<Item extends { id: string }>(props: ListTableProps<Item>): JSX.Element {
  const { name, items, columns, buttons, isBusy } = props;
  return (
    <table class="rows" aria-busy={isBusy}>
      <caption class="hidden">{name[0]!.toUpperCase() + name.slice(1)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Title key={column.title} column={column} {...props} />
          ))}
          {buttons ? (
            <th scope="col">
              <span class="hidden">Actions</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            {columns.map(({ title, cell, isNumber, isLong }, index) =>
              index === 0 ? (
                <th key={title} scope="row">
                  {cell(item)}
                </th>
              ) : (
                <td key={title} data-label={title} class={isNumber ? 'number' : isLong ? 'long' : ''}>
                  {cell(item)}
                </td>
              ),
            )}
            {buttons ? <td class="buttons">{buttons(item)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rising = new Set(['oldest', 'name', 'joined']);

function Title<Item>({
  column: { title, sorts: own, isNumber },
  sorts = {},
  sort = Object.keys(sorts)[0],
  onSort,
}: ListTableProps<Item> & { column: Column<Item> }): JSX.Element {
  if (!own)
    return (
      <th scope="col" class={isNumber ? 'number' : ''}>
        {title}
      </th>
    );
  const at = own.indexOf(sort ?? '');
  const next = own[at + 1] ?? (own.length > 1 ? own[0]! : Object.keys(sorts)[0]!);
  const direction = rising.has(sort ?? '') ? 'ascending' : 'descending';
  return (
    <th scope="col" class={isNumber ? 'number' : ''} aria-sort={at < 0 ? undefined : direction}>
      <span class="sort-title">{title}</span>
      <button type="button" class="sort" title={sorts[next]} onClick={() => onSort?.(next)}>
        {title}
        <span class="arrow" aria-hidden="true">
          {at < 0 ? '' : direction === 'ascending' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}
