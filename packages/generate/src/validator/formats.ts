import type { Schema } from '@web-data/openapi';
import { helpers } from './helpers.ts';

type Test = (value: string) => boolean;

/** A format for generated files. Functions must be self-contained; `make` is called once. */
export type Format = RegExp | Test | { make(): Test } | { type: 'number'; validate(value: number): boolean };

const decimals = /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/**
 * The formats that are checked, by the name in `x-format` or `format`. Every other format is an annotation (JSON Schema
 * Validation 2020-12, section 7.2.1).
 */
export const formats: Record<string, Format> = {
  /**
   * An absolute http or https URL of the WHATWG URL Standard, without surrounding white space or controls, and without
   * the tabs and line breaks that its parser removes.
   */
  'http-url': {
    make: () => {
      // Most hosts are plain: letters, digits and single hyphens, perhaps a port. Behind these the parser accepts all.
      const plain = /^https?:\/\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,}(?::\d{1,4})?(?:[/?#][^\t\n\r]*)?$/i;
      const scheme = /^https?:\/\/[^\t\n\r]*$/i;
      const beyondAscii = /[^ -~]/;
      return (value) => {
        const isPlain = plain.test(value);
        if ((!isPlain && !scheme.test(value)) || value.at(-1)! <= ' ' || value.trimEnd() !== value)
          return false;
        // Once compiled, canParse of Node 20 misreads text that V8 keeps as Latin-1. A fragment is always
        // valid, and one beyond Latin-1 makes V8 store the text in two bytes a character.
        return isPlain || URL.canParse(beyondAscii.test(value) ? `${value}#\u0100` : value);
      };
    },
  },
  /** RFC 9562 in its one textual form: 8-4-4-4-12 hexadecimal digits, any version, no prefix. */
  uuid: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i,
  /** Any absolute URL that the WHATWG parser takes. */
  uri: (value) => {
    if (value.trim() !== value || value[0]! <= ' ' || value.at(-1)! <= ' ') return false;
    try {
      return Boolean(new URL(value));
    } catch {
      return false;
    }
  },
  /** RFC 3339, a calendar date that exists. */
  date: (value) => {
    const part = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
    if (!part) return false;
    const [year, month, day] = [Number(part[1]), Number(part[2]), Number(part[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
    return days !== undefined && day >= 1 && day <= days;
  },
  /** RFC 3339, with an offset; seconds up to 59. */
  'date-time': (value) => {
    const part =
      /^(\d{4})-(\d\d)-(\d\d)[Tt ](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/.exec(
        value,
      );
    if (!part) return false;
    const [year, month, day] = [Number(part[1]), Number(part[2]), Number(part[3])];
    const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
    return days !== undefined && day >= 1 && day <= days;
  },
  /** RFC 3339 `full-time`: with an offset; seconds up to 59. */
  time: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
  /**
   * ISO 8601, as RFC 3339 adopts it (appendix A); units in between may be omitted, and the last number may have a
   * fraction.
   */
  duration: /^P(?=.)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?)$/,
  /** One `@` between a dot-atom and a host name (RFC 5321, without quoted forms). */
  email:
    /^(?=.{1,254}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i,
  /** RFC 1123. */
  hostname: /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
  ipv4: decimals,
  /** RFC 4291, 2.2, as the host parser of URLs reads it. */
  ipv6: (value) => /^[\da-f:.]{2,45}$/i.test(value) && URL.canParse(`http://[${value}]`),
  /** RFC 3986: an absolute URI, or a relative reference. */
  'uri-reference':
    /^(?:[a-z][a-z\d+.-]*:|(?![^/?#]*:))(?:[\w.~:/?[\]@!$&'()*+,;=-]|%[\da-f]{2})*(?:#(?:[\w.~:/?@!$&'()*+,;=-]|%[\da-f]{2})*)?$/i,
  /** RFC 6901. */
  'json-pointer': /^(?:\/(?:[^/~]|~[01])*)*$/,
  /** The draft of relative JSON pointers, without `+` and `-`. */
  'relative-json-pointer': /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^/~]|~[01])*)*)$/,
  /** ECMA-262, in Unicode mode. */
  regex: (value) => {
    try {
      return Boolean(new RegExp(value, 'u'));
    } catch {
      return false;
    }
  },
  int32: {
    type: 'number',
    validate: (value) => Number.isInteger(value) && value >= -2147483648 && value <= 2147483647,
  },
  /** The nearest number to the greatest one, 2^63 - 1, is 2^63. */
  int64: {
    type: 'number',
    validate: (value) =>
      typeof value === 'bigint'
        ? BigInt.asIntN(64, value) === value
        : Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63,
  },
};

/** Format → the pattern that a description has beside it for other tools; every value of the format matches it. */
export const impliedPatterns: Record<string, string> = {
  'http-url': '^[Hh][Tt][Tt][Pp][Ss]?://',
};

/** Writes `formats.ts`: the formats that the schemas name, and the helpers that generated checks call. */
export function generateFormats(...definitions: Record<string, Schema>[]): string {
  const text = JSON.stringify(definitions);
  // Regular expressions are inlined in the checks.
  const used = Object.entries(formats).filter(
    ([name, format]) => !(format instanceof RegExp) && text.includes(`"format":${JSON.stringify(name)}`),
  );
  return `// @ts-nocheck

${helpers}
${used.map(([name, format]) => `export const ${formatConstant(name)}: unknown = ${source(format)};\n`).join('\n')}`;
}

/** The name of a format in generated files. */
export function formatConstant(name: string): string {
  return `format_${name.replaceAll('-', '_')}`;
}

/** The value behind the name of a format in generated files. */
export function findFormat(constant: string): unknown {
  const format = Object.entries(formats).find(([name]) => formatConstant(name) === constant)?.[1];
  return typeof format === 'object' && 'make' in format ? format.make() : format;
}

function source(format: Format): string {
  if (format instanceof RegExp || typeof format === 'function') return String(format);
  if ('make' in format) return `(${String(format.make)})()`;
  return `{ type: "number", validate: ${format.validate.toString()} }`;
}
