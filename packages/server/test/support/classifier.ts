import { serveSite } from './site.ts';
import type { Site } from './site.ts';

/** A URL-reputation service on loopback. */
export interface Classifier extends Site {
  /** URLs it was asked about, in order. */
  scanned: string[];
  /** What it does from now on: a score by URL, `hang`, or any text as its answer. */
  behave(behaviour: ((url: string) => number) | 'hang' | { status: number; text: string }): void;
}

export async function serveClassifier(): Promise<Classifier> {
  const scanned: string[] = [];
  let behaviour: Parameters<Classifier['behave']>[0] = harmless;
  const site = await serveSite((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { url } = JSON.parse(text) as { url: string };
      scanned.push(url);
      if (behaviour === 'hang') return;
      if (typeof behaviour === 'object') return void response.writeHead(behaviour.status).end(behaviour.text);
      response.end(JSON.stringify({ score: behaviour(url) }));
    });
  });
  return Object.assign(site, { scanned, behave: (next: typeof behaviour) => void (behaviour = next) });
}

function harmless(): number {
  return 0;
}
