import type { ComponentChildren, JSX } from 'preact';
import { splitBlocks } from './split-blocks.ts';

/**
 * Renders Markdown of a web page in the style of the documentation: headings, lists, quotes, tables, code and emphasis.
 * Links and pictures become their text: nothing is loaded, linked or run.
 */
export function Markdown({ text, depth = 0 }: { text: string; depth?: number }): JSX.Element {
  return (
    <>
      {splitBlocks(text).map((block, at) =>
        block.isCode ? (
          <Code key={at} text={block.text} />
        ) : (
          <Text key={at} text={block.text} depth={depth} />
        ),
      )}
    </>
  );
}

const ITEM_START = /^\s*(?:[-*+]|\d+[.)])\s+/m;
const ROW = /^\s*\|.*\|\s*$/;
/** The row below the head of a table; its hyphens are sought separately, as one expression would backtrack for each. */
const DELIMITERS = /^[\s|:-]+$/;

/** Max quotes inside of each other. */
const MAX_DEPTH = 5;

function Code({ text }: { text: string }): JSX.Element {
  return (
    <div class="code">
      <pre tabIndex={0} aria-label="Code">
        <code>{text}</code>
      </pre>
    </div>
  );
}

function Text({ text, depth }: { text: string; depth: number }): JSX.Element {
  const lines = text.split('\n');
  const [, marks, heading] = /^(#{1,6})\s+(.*)/.exec(text) ?? [];
  // Ranks below the headings of the dashboard, whatever level the page uses.
  if (marks) return <p class={`page-heading level-${marks.length}`}>{renderInline(heading!)}</p>;
  if (/^(?:\s*[-*_]){3,}\s*$/.test(text.trim())) return <hr />;
  if (
    lines.length > 1 &&
    lines.every((line) => ROW.test(line)) &&
    DELIMITERS.test(lines[1]!) &&
    lines[1]!.includes('-')
  )
    return <Table lines={lines} />;
  if (depth < MAX_DEPTH && lines.every((line) => line.startsWith('>')))
    return (
      <blockquote>
        <Markdown text={lines.map((line) => line.replace(/^> ?/, '')).join('\n')} depth={depth + 1} />
      </blockquote>
    );
  const items = text.split(ITEM_START);
  if (items.length > 1 && items[0]!.trim() === '') {
    const List = /^\s*\d/.test(text) ? 'ol' : 'ul';
    return (
      <List>
        {items.slice(1).map((item, at) => (
          <li key={at}>{renderInline(item.trimEnd())}</li>
        ))}
      </List>
    );
  }
  return <p>{renderInline(text.trimEnd())}</p>;
}

/** The cells of a row; a bar with a backslash before it is a part of one. */
function readCells(line: string): ComponentChildren[] {
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => renderInline(cell.trim()));
}

function Table({ lines: [head, , ...rows] }: { lines: string[] }): JSX.Element {
  return (
    <div class="wide-table" tabIndex={0} role="region" aria-label="Table of the page">
      <table>
        <thead>
          <tr>
            {readCells(head!).map((cell, at) => (
              <th key={at} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {readCells(row).map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Code, strong and emphasized text; each ends at its own marks, which do not cross. */
const SPAN =
  /(`+)(?!`)(.+?)(?<!`)\1(?!`)|(?<!\\)(\*\*|__)(?=\S)(.+?)(?<=\S)\3|(?<![\w*\\])([*_])(?=[^\s*_])(.+?)(?<=[^\s*_])\5(?![\w*])/gs;
/** The text and the address of a link, bounded: a page may have thousands that do not end. */
const LINK = /!?(?<!\\)\[([^\]\\]{0,500})\]\([^)]{0,2000}\)/g;
/** Max characters of a block with marks: a page may have one that takes long to read. */
const MAX_MARKED = 10_000;

/** Renders the marks inside of a block; links and images become their text. */
function renderInline(text: string): ComponentChildren {
  return renderMarks(text.replaceAll(LINK, '$1'));
}

function renderMarks(text: string): ComponentChildren {
  if (text.length > MAX_MARKED) return unescape(text);
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { 0: all, 2: code, 4: strong, 6: emphasized, index } of text.matchAll(SPAN)) {
    parts.push(unescape(text.slice(end, index)));
    if (code !== undefined) parts.push(<code>{code}</code>);
    else if (strong !== undefined) parts.push(<strong>{renderMarks(strong)}</strong>);
    else parts.push(<em>{renderMarks(emphasized!)}</em>);
    end = index + all.length;
  }
  parts.push(unescape(text.slice(end)));
  return parts;
}

/** Removes the backslashes of escaped characters. */
function unescape(text: string): string {
  return text.replaceAll(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1');
}
