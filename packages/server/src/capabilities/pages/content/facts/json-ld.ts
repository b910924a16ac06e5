import type { Page } from '../../fetch/page.ts';
import type { PageRecord } from './record.ts';
import { toRecords } from './things.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Returns the things in `<script type="application/ld+json">` (JSON-LD 1.1), nested ones too. Invalid JSON is skipped.
 */
export function readJsonLd(document: Document, url: string): PageRecord[] {
  const scripts = [...document.querySelectorAll('script[type]')].filter((script) =>
    /^application\/ld\+json\b/i.test(script.getAttribute('type')!.trim()),
  );
  return toRecords(
    scripts.map((script) => parse(script.textContent ?? '')),
    'json-ld',
    url,
  );
}

/** Returns the things of a JSON document, such as the response of an API. */
export function readJson({ text, url }: Page): PageRecord[] {
  return /^\s*[[{]/.test(text) ? toRecords([parse(text)], 'json-ld', url.href) : [];
}

/** Comments and CDATA marks around JSON, which hide it from XML parsers and old browsers. */
const WRAPPER =
  /^\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?|(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/g;

function parse(text: string): unknown {
  try {
    return JSON.parse(text.trim().replaceAll(WRAPPER, ''), (_, value: unknown) =>
      typeof value === 'string' ? decodeText(value) : value,
    );
  } catch {
    return undefined;
  }
}

/** Decodes HTML entities. Scripts should not contain any, but many pages write them. */
function decodeText(text: string): string {
  return text.replaceAll(
    /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,6})|#x([\da-f]{1,5}));/gi,
    (all, name, number, hex) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()]!;
      const code = number === undefined ? Number.parseInt(String(hex), 16) : Number(number);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : String(all);
    },
  );
}
