import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Switch } from '../../parts/switch.tsx';
import { readDiff } from './diff-lines.ts';
import type { DiffRow, Piece } from './diff-lines.ts';

const looks = ['Unified', 'Side by side'] as const;

/** A diff of a page, in one column or in two, with the changes marked. Rendered as plain text, because it comes from a web page. */
export function DiffView({ diff, label }: { diff: string; label: string }): JSX.Element {
  const rows = useMemo(() => readDiff(diff), [diff]);
  const [look, setLook] = useState<(typeof looks)[number]>('Unified');
  return (
    <div class="diff">
      <Switch<(typeof looks)[number]>
        label="Look of the diff"
        names={looks}
        value={look}
        onChange={setLook}
      />
      <div class="diff-lines" role="region" tabIndex={0} aria-label={label}>
        <table>
          {look === 'Unified' ? (
            <colgroup>
              <col class="sign" />
              <col />
            </colgroup>
          ) : null}
          <thead class="hidden">
            {look === 'Unified' ? (
              <tr>
                <th scope="col">Change</th>
                <th scope="col">Line</th>
              </tr>
            ) : (
              <tr>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            )}
          </thead>
          <tbody>
            {rows.map((row, at) => (look === 'Unified' ? unified(row, at) : sideBySide(row, at)))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function unified({ kind, before, after }: DiffRow, at: number): JSX.Element[] {
  if (kind === 'gap') return [<Gap key={at} />];
  if (kind === 'same') return [<Line key={at} sign=" " pieces={after!} />];
  return [
    ...(before ? [<Line key={`${at} before`} sign="−" pieces={before} />] : []),
    ...(after ? [<Line key={`${at} after`} sign="+" pieces={after} />] : []),
  ];
}

function Line({ sign, pieces }: { sign: ' ' | '+' | '−'; pieces: Piece[] }): JSX.Element {
  const kind = { ' ': 'same', '+': 'added', '−': 'removed' }[sign];
  return (
    <tr class={kind}>
      <td class="sign">
        <span aria-hidden="true">{sign}</span>
        <span class="hidden">{kind}</span>
      </td>
      <td>
        <Pieces pieces={pieces} isAdded={sign === '+'} />
      </td>
    </tr>
  );
}

function sideBySide({ kind, before, after }: DiffRow, at: number): JSX.Element {
  if (kind === 'gap') return <Gap key={at} />;
  return (
    <tr key={at}>
      <td class={kind === 'same' ? '' : before ? 'removed half' : 'half'}>
        {before ? <Pieces pieces={before} isAdded={false} /> : null}
      </td>
      <td class={kind === 'same' ? '' : after ? 'added half' : 'half'}>
        {after ? <Pieces pieces={after} isAdded /> : null}
      </td>
    </tr>
  );
}

function Gap(): JSX.Element {
  return (
    <tr class="gap">
      <td colSpan={2}>
        <span aria-hidden="true">⋯</span>
        <span class="hidden">Lines without a change are left out</span>
      </td>
    </tr>
  );
}

function Pieces({ pieces, isAdded }: { pieces: Piece[]; isAdded: boolean }): JSX.Element {
  return (
    <>
      {pieces.map(({ text, isChanged }, at) =>
        isChanged ? isAdded ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del> : text,
      )}
    </>
  );
}
