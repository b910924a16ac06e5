import type { Framing } from '@web-data/openapi';

/**
 * Returns how a text breaks its framing where readers are silent: they pass over what they do not know, and over an
 * item that is cut off. What they reject is not repeated.
 */
export function findFramingViolations(framing: Framing, text: string): string[] {
  if (framing === 'events') return findEventViolations(text);
  return framing === 'sequence' ? findSequenceViolations(text) : [];
}

/** WHATWG HTML, section 9.2.6. */
function findEventViolations(text: string): string[] {
  const lines = text.replace(/^\uFEFF/u, '').split(/\r\n?|\n/u);
  const fields = lines.filter((line) => line !== '' && !line.startsWith(':'));
  const unknown = fields.find((line) => !/^[A-Za-z][\w-]*(?::|$)/u.test(line));
  const retry = fields.find((line) => line.startsWith('retry:') && !/^retry: ?\d+$/u.test(line));
  return [
    ...(unknown === undefined ? [] : [`the line ${quote(unknown)} has no field such as \`data:\``]),
    ...(retry === undefined ? [] : [`the line ${quote(retry)} is no number of milliseconds`]),
    ...(isCutOff(lines) ? ['its last event has no blank line at its end, so that readers drop it'] : []),
  ];
}

/** Whether fields stand behind the last blank line. */
function isCutOff(lines: readonly string[]): boolean {
  // What follows the last line end is empty where the text ends with one.
  const last = lines.slice(lines.lastIndexOf('', lines.length - 2) + 1).filter((line) => line !== '');
  return last.some((line) => !line.startsWith(':'));
}

/** RFC 7464, sections 2.1 and 2.4. */
function findSequenceViolations(text: string): string[] {
  if (text === '') return [];
  return [
    ...(text.startsWith('\u001e') ? [] : ['it does not begin with a record separator (0x1E)']),
    ...(text.endsWith('\n') ? [] : ['its last text has no line feed at its end, so that it may be cut off']),
  ];
}

function quote(line: string): string {
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}
