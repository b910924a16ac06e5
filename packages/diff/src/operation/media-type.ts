import { isJsonType } from '@web-data/openapi';

/** A media type or range as a key of `content`. */
export interface MediaType {
  readonly type: string;
  readonly parameters: ReadonlySet<string>;
}

/** Parses a media type (RFC 9110, section 8.3.1); case and the order of parameters are ignored. */
export function parseMediaType(text: string): MediaType {
  const [baseType = '', ...parameters] = text.split(';').map((part) => part.trim());
  const type = baseType.toLowerCase();
  const written = parameters.filter((part) => part !== '').map(normalized);
  return { type: type, parameters: new Set(written.filter((part) => !isNoise(type, part))) };
}

/** Whether every message of the second is one of the first, as `application/*` covers `application/json`. */
export function covers(wide: MediaType, narrow: MediaType): boolean {
  return (
    coversType(wide.type, narrow.type) && [...wide.parameters].every((part) => narrow.parameters.has(part))
  );
}

function coversType(wide: string, narrow: string): boolean {
  if (wide === '*/*' || wide === narrow) return true;
  return wide.endsWith('/*') && narrow.startsWith(wide.slice(0, -1));
}

function normalized(parameter: string): string {
  const [name = '', value = ''] = parameter.split('=').map((part) => part.trim());
  const bare = value.replace(/^"(.*)"$/, '$1');
  return `${name.toLowerCase()}=${name.toLowerCase() === 'charset' ? bare.toLowerCase() : bare}`;
}

/** JSON is always UTF-8 (RFC 8259, section 8.1). */
function isNoise(type: string, parameter: string): boolean {
  return parameter === 'charset=utf-8' && isJsonType(type);
}
