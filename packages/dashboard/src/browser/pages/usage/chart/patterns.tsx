import type { JSX } from 'preact';

/** Number of fills that differ from each other in lightness and pattern, so that nobody needs to see their hues. */
export const FILLS = 6;

const marks: (JSX.Element | null)[] = [
  null,
  <path d="M-2 2 2 -2M0 8 8 0M6 10 10 6" />,
  <circle cx="3" cy="3" r="1.3" />,
  <path d="M0 4H8" />,
  <path d="M0 0 8 8M0 8 8 0" />,
  null,
];

/** The fills of a chart, as patterns with the ids `<id>-0` to `<id>-5`. */
export function Patterns({ id }: { id: string }): JSX.Element {
  return (
    <defs>
      {marks.map((mark, index) => (
        <pattern
          key={index}
          id={`${id}-${index}`}
          class={`fill-${index}`}
          width={index === 2 ? 6 : 8}
          height={index === 2 ? 6 : 8}
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" />
          {mark}
        </pattern>
      ))}
    </defs>
  );
}

/** The `fill` of a part of a chart. */
export function getFill(id: string, index: number): string {
  return `url(#${id}-${index % FILLS})`;
}
