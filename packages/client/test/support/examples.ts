import { createRequire } from 'node:module';
import { json, startService } from './service.ts';
import type { Arrival, Service } from './service.ts';

interface Example {
  value: unknown;
}
type Responses = Record<string, { content: Record<string, { examples: Record<string, Example> }> }>;
interface Description {
  paths: Record<string, Record<string, { responses: Responses }>>;
}

/** A service that answers every operation with an example of the description. */
export interface ExampleService extends Service {
  /** The request that came last. */
  last: () => Arrival;
}

const { paths } = createRequire(import.meta.url)('@web-data/spec/openapi.json') as Description;

/** Starts it on loopback. A job runs when it is first asked for. */
export async function startExampleService(): Promise<ExampleService> {
  const reads = new Map<string, number>();
  const service = await startService((response, { method, path: target }) => {
    const path = target.replace('/v2', '').replace(/\?.*/, '');
    const responses = findOperation(method, path);
    const examples = responses?.['200']?.content['application/json']?.examples;
    if (!examples) return json(response, 404, { success: false, error: 'Not Found' });
    const values = Object.values(examples).map(({ value }) => value);
    const isJob = method === 'GET' && values.length > 2;
    const read = isJob ? (reads.get(path) ?? 0) : 0;
    if (isJob) reads.set(path, 1);
    return json(response, 200, values[read]);
  });
  return { ...service, last: () => service.arrivals.at(-1)! };
}

function findOperation(method: string, path: string): Responses | undefined {
  const template = Object.keys(paths).find((one) =>
    new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return template === undefined ? undefined : paths[template]![method.toLowerCase()]?.responses;
}
