import type { ComponentChildren, JSX } from 'preact';

interface Figure {
  title: string;
  value: string;
  /** What the number is compared with, or where it leads. */
  note?: ComponentChildren;
}

/** Numbers to be seen at a glance. None breaks across lines. */
export function Figures({ figures }: { figures: readonly Figure[] }): JSX.Element {
  return (
    <dl class="figures">
      {figures.map(({ title, value, note }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
          {note === undefined ? null : <dd class="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
