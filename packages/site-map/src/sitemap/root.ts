import { tagEnd } from './tag-end.ts';

/** The root element of a file. */
export interface Root {
  /** Its name, with its prefix. */
  readonly name: string;
  /** Namespace prefix, empty without one. */
  readonly prefix: string;
  readonly local: string;
  /** Index after its start tag. */
  readonly end: number;
}

/** Finds the root element of an XML text, after declaration, comments and DOCTYPE; undefined when incomplete. */
export function rootElement(text: string): Root | undefined {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const skipped = skipProlog(text, at);
    if (skipped < 0) return undefined;
    if (skipped === at) return startElement(text, at);
    at = skipped;
  }
  return undefined;
}

function skipProlog(text: string, at: number): number {
  if (text.startsWith('<?', at)) return behind(text, '?>', at);
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  if (!text.startsWith('<!', at)) return at;
  const close = behind(text, '>', at);
  const subset = text.indexOf('[', at);
  return subset >= 0 && subset < close ? behind(text, ']>', subset) : close;
}

function behind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

function startElement(text: string, at: number): Root | undefined {
  const close = tagEnd(text, at + 1);
  if (close < 0) return undefined;
  const [name = ''] = text.slice(at + 1, close).split(/[\s/]/, 1);
  const colon = name.indexOf(':');
  // The prefix of an RDF root does not apply to its items.
  const prefix = name.endsWith('RDF') ? '' : name.slice(0, colon + 1);
  return { name, prefix, local: name.slice(colon + 1), end: close + 1 };
}
