import { MAX_RECORDS, toRecord } from './record.ts';
import type { PageRecord } from './record.ts';

const MAX_DEPTH = 20;

/** The things described by `<script type="application/ld+json">` (JSON-LD 1.1), nested ones too; broken ones are passed over. */
export function readJsonLd(document: Document, url: string): PageRecord[] {
  const records: PageRecord[] = [];
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    collect(parse(script.textContent ?? ''), url, records, 0);
  }
  return records;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(value: unknown, url: string, records: PageRecord[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || records.length >= MAX_RECORDS)
    return;
  if (Array.isArray(value)) {
    for (const item of value) collect(item, url, records, depth + 1);
    return;
  }
  const thing = value as Record<string, unknown>;
  const group = `json-ld ${String(thing['@type'] ?? '')}`;
  records.push(toRecord('json-ld', group, url, [...own(thing), ...inner(thing)]));
  for (const member of Object.values(thing)) collect(member, url, records, depth + 1);
}

function own(thing: Record<string, unknown>): [string, unknown][] {
  return Object.entries(thing).filter(([name]) => !name.startsWith('@'));
}

/** Members of the things inside, such as the price of an offer: they describe the outer thing too. */
function inner(thing: Record<string, unknown>): [string, unknown][] {
  return Object.values(thing).flatMap((member) => {
    const only: unknown = Array.isArray(member) && member.length === 1 ? member[0] : member;
    if (typeof only !== 'object' || only === null || Array.isArray(only)) return [];
    return own(only as Record<string, unknown>).filter(
      ([name]) => !['name', 'url', 'description'].includes(name),
    );
  });
}
