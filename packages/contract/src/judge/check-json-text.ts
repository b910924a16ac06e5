import type { HttpResponse } from '../http/exchange.ts';
import type { Deviation } from './deviation.ts';
import { excerpt } from './excerpt.ts';

/** Checks rules of JSON beyond its grammar: UTF-8 (RFC 8259, section 8.1) and unique names in an object (section 4). */
export function checkJsonText(response: HttpResponse, pointer: string): Deviation[] {
  const { status, body } = response;
  const charset = /;\s*charset="?([^";\s]+)/iu.exec(response.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  if (!/^utf-?8$/iu.test(charset)) {
    const message = `The ${status} says that its JSON is ${charset}, though JSON is always UTF-8.`;
    return [{ check: 'content-type', message, expected: 'UTF-8', got: `charset=${charset}`, pointer }];
  }
  if (response.garbled) {
    const message = `The body of the ${status} is not UTF-8.`;
    return [{ check: 'body', message, expected: 'UTF-8', got: excerpt(body), pointer }];
  }
  const name = repeatedName(body);
  if (name === undefined) return [];
  const message = `The body of the ${status} has the name ${name} twice in one object; readers differ in which they take.`;
  return [{ check: 'body', message, expected: 'each name once', got: excerpt(body), pointer }];
}

/** The first name, quoted, that occurs twice in an object of valid JSON. */
function repeatedName(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  let isName = false;
  for (const [token] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gu)) {
    const names = open.at(-1);
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ',' && isName && names) {
      const name = JSON.stringify(JSON.parse(token));
      if (names.has(name)) return name;
      names.add(name);
    }
    isName = token === '{' || (token === ',' && open.at(-1) !== undefined);
  }
  return undefined;
}
