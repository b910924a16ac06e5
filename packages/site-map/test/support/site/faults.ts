import type { ServerResponse } from 'node:http';

/** Transient faults, decided by the URL alone: which page fails how, and how often before it works. */
export class Faults {
  readonly #asked = new Map<string, number>();

  /** Answers with a fault, or not at all. */
  strikes(key: string, response: ServerResponse): boolean {
    const asked = (this.#asked.get(key) ?? 0) + 1;
    this.#asked.set(key, asked);
    const kind = sum(key) % 40;
    if (asked > (kind === 3 ? 2 : 1)) return false;
    if (kind === 1) response.writeHead(503, { 'retry-after': '0' }).end('busy');
    else if (kind === 2) response.writeHead(429, { 'retry-after': '0' }).end('slow down');
    else if (kind === 3) response.writeHead(502).end('bad gateway');
    else if (kind === 4) response.destroy();
    else return false;
    return true;
  }
}

function sum(text: string): number {
  return [...text].reduce((total, character) => (total * 31 + character.charCodeAt(0)) >>> 0, 7);
}
