import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CopyableText } from '../../parts/copied.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Switch } from '../../parts/switch.tsx';
import { pageIn, tableIn } from './find-in.ts';
import type { Found } from './find-in.ts';
import { Markdown } from './markdown.tsx';
import type { ApiResponse } from './send.ts';

/** Max rows, columns and characters of a displayed table. */
const MAX = { rows: 200, columns: 8, characters: 200 };
/** Max displayed characters of JSON, and of a page. */
const MAX_TEXT = 200_000;

type View = 'Table' | 'JSON' | 'Page';

/** Displays a response: as a table or a page where it has one, and as JSON. */
export function Result({ response }: { response: ApiResponse }): JSX.Element {
  const { status, took, text, json } = response;
  const table = tableIn(json);
  const page = pageIn(json);
  const views: View[] = [...(page ? ['Page' as const] : []), ...(table ? ['Table' as const] : []), 'JSON'];
  const [chosen, setChosen] = useState<View | undefined>(undefined);
  const view = chosen && views.includes(chosen) ? chosen : status < 400 ? views[0]! : 'JSON';
  const visible = json === undefined ? text : JSON.stringify(json, null, 2);
  return (
    <>
      <Notice kind={status < 400 ? 'plain' : 'bad'}>
        {`Answered ${status} after ${Math.round(took)} ms, with ${text.length.toLocaleString('en')} characters.`}
      </Notice>
      {views.length > 1 ? (
        <Switch label="View of the answer" names={views} value={view} onChange={(name) => setChosen(name)} />
      ) : null}
      {view === 'Table' ? <Table {...table!} /> : null}
      {view === 'Page' ? (
        <article class="page">
          {page!.title ? <p class="page-title">{page!.title}</p> : null}
          {page!.url ? <p class="soft">{page!.url}</p> : null}
          <Markdown text={shortened(page!.markdown, MAX_TEXT)} />
        </article>
      ) : null}
      {view === 'JSON' ? (
        <CopyableText text={shortened(visible, MAX_TEXT)} label="answer" isJson={json !== undefined} />
      ) : null}
    </>
  );
}

function Table({ columns, rows }: Found): JSX.Element {
  const visible = columns.slice(0, MAX.columns);
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label="Answer as a table">
      <table class="numbers">
        <thead>
          <tr>
            {visible.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX.rows).map((row, at) => (
            <tr key={at}>
              {visible.map((name) => (
                <td key={name}>{cellOf(row[name])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MAX.rows || columns.length > MAX.columns ? (
        <p class="soft">
          {`The first of ${rows.length} rows and ${columns.length} columns; all of it is there as JSON.`}
        </p>
      ) : null}
    </div>
  );
}

function cellOf(value: unknown): string {
  if (value === undefined) return '';
  return shortened(typeof value === 'string' ? value : JSON.stringify(value), MAX.characters);
}

function shortened(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
