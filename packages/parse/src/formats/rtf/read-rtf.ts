import { ParseError } from '../../errors.ts';
import type { FileContent } from '../../file-content.ts';
import { createMetadata, tidy } from '../../xml/properties.ts';
import { changesWarning, leftOut, filterWarnings } from '../left-out.ts';
import { RtfMachine } from './machine.ts';
import { tokenize } from './tokens.ts';

/** Reads a Rich Text Format document (RTF 1.9.1): headings by style or outline level, lists, tables, links. */
export async function readRtf(bytes: Uint8Array): Promise<FileContent> {
  const machine = new RtfMachine();
  try {
    for await (const token of tokenize(bytes)) machine.take(token);
  } catch (cause) {
    if (cause instanceof ParseError) throw cause;
    throw new ParseError('Damaged', 'The RTF document is damaged.', { cause });
  }
  const { title, author, subject, keywords } = machine.info;
  const metadata = createMetadata({
    title: title && tidy(title),
    author: author && tidy(author),
    description: subject && tidy(subject),
    keywords: keywords && tidy(keywords),
  });
  const html = machine.end();
  return {
    html,
    metadata,
    ledger: machine.ledger,
    warnings: filterWarnings(
      leftOut('Headers and footers', machine.frames, html),
      leftOut('Comments', machine.comments, ''),
      changesWarning(machine.changes),
    ),
  };
}
