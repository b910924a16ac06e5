/** RFC 2046, 5.1.1: the characters of a boundary, which does not end in a space. */
const allowed = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** The boundary that a Content-Type names; undefined when it names none that can be one. */
export function parseBoundary(contentType: string): string | undefined {
  const [, quoted, plain] = /;[ \t]*boundary=(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(contentType) ?? [];
  const boundary = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
  return boundary !== undefined && allowed.test(boundary) ? boundary : undefined;
}
