import type { JSX } from 'preact';

/**
 * Renders Markdown of a web page as blocks of text: headings, lists, code and paragraphs. It never loads, links or runs
 * anything.
 */
export function Markdown({ text }: { text: string }): JSX.Element {
  return (
    <>
      {blocksOf(text).map((block, at) => (
        <Block key={at} text={block} />
      ))}
    </>
  );
}

/** Splits at blank lines, but not inside fenced code. */
function blocksOf(text: string): string[] {
  return text.match(/^(`{3,})[^]*?^\1`*\s*$|(?:^(?!`{3,}).*\S.*$\n?)+|^.*\S.*$/gm) ?? [];
}

function Block({ text }: { text: string }): JSX.Element {
  const [, fenced] = /^`{3,}.*\n([^]*?)\n?`{3,}\s*$/.exec(text) ?? [];
  if (fenced !== undefined)
    return (
      <pre tabIndex={0} aria-label="Code">
        <code>{fenced}</code>
      </pre>
    );
  const [, marks, heading] = /^(#{1,6})\s+(.*)/.exec(text) ?? [];
  // Ranks below the headings of the dashboard, whatever level the page uses.
  if (marks) return <p class={`page-heading level-${marks.length}`}>{plain(heading!)}</p>;
  const items = text.split(/^\s*(?:[-*+]|\d+[.)])\s+/m);
  if (items.length > 1 && items[0]!.trim() === '')
    return (
      <ul>
        {items.slice(1).map((item, at) => (
          <li key={at}>{plain(item)}</li>
        ))}
      </ul>
    );
  return <p>{plain(text)}</p>;
}

/** Removes the markup of links, images and emphasis. */
function plain(text: string): string {
  return text
    .replaceAll(/!?(?<!\\)\[([^\]\\]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1');
}
