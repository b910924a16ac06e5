/** One part of a form, as received. */
export interface ReadPart {
  readonly name: string;
  readonly isFile: boolean;
  /** Media type as it was sent. */
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

/** Reads the parts of a `multipart/form-data` body (RFC 7578), byte by byte; a string says why there are none. */
export function readForm(contentType: string, body: Buffer): ReadPart[] | string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/iu.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return 'The Content-Type names no boundary';
  const parts: ReadPart[] = [];
  // The first boundary needs no line break before it.
  const bytes = Buffer.concat([Buffer.from('\r\n'), body]);
  let start = nextBoundary(bytes, boundary, 0);
  while (start && !start.isLast) {
    const end = nextBoundary(bytes, boundary, start.behind - 2);
    if (!end) break;
    const part = readPart(bytes.subarray(start.behind, Math.max(start.behind, end.at)));
    if (typeof part === 'string') return `${part} in part ${parts.length + 1}`;
    parts.push(part);
    start = end;
  }
  return start?.isLast ? parts : 'The closing boundary is missing';
}

/** A line that is a boundary and nothing else but white space. */
function nextBoundary(
  bytes: Buffer,
  boundary: string,
  from: number,
): { at: number; behind: number; isLast: boolean } | undefined {
  const delimiter = `\r\n--${boundary}`;
  for (let at = bytes.indexOf(delimiter, from); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
    const rest = bytes.toString('latin1', at + delimiter.length, at + delimiter.length + 256);
    const [line, dashes] = /^(--)?[ \t]*(?:\r\n|$)/u.exec(rest) ?? [];
    if (line !== undefined && (dashes !== undefined || line.endsWith('\n')))
      return { at, behind: at + delimiter.length + line.length, isLast: dashes !== undefined };
  }
  return undefined;
}

function readPart(bytes: Buffer): ReadPart | string {
  const split = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('utf8', 0, split === -1 ? bytes.length : split);
  const headers = new Map(
    head
      .replaceAll(/\r\n[ \t]+/gu, ' ')
      .split('\r\n')
      .map((line) => [line.split(':')[0]!.trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const [, quoted, plain] = /;\s*name\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/iu.exec(disposition) ?? [];
  const name = quoted ?? plain;
  if (!/^form-data\s*;/iu.test(disposition) || name === undefined) return 'The name of the field is missing';
  return {
    name: name.replaceAll(/\\(["\\])/gu, '$1').replaceAll(/%(22|0D|0A)/giu, decodeURIComponent),
    isFile: /;\s*filename\*?\s*=/iu.test(disposition),
    type: headers.get('content-type'),
    bytes: split === -1 ? Buffer.alloc(0) : bytes.subarray(split + 4),
  };
}
