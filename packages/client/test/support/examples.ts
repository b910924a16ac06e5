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

/** Starts it on loopback. A job is `processing` when it is first asked for. */
export async function startExampleService(): Promise<ExampleService> {
  let jobs = 0;
  const service = await startService((response, { method, path }) => {
    const responses = findOperation(method, path.replace('/v2', '').replace(/\?.*/, ''));
    const examples = responses?.['200']?.content['application/json']?.examples;
    if (!examples) return json(response, 404, { success: false, error: 'Not Found' });
    const values = Object.values(examples).map(({ value }) => value);
    return json(response, 200, values[path.split('/').length === 4 ? Math.min(jobs++, 1) : 0]);
  });
  return { ...service, last: () => service.arrivals.at(-1)! };
}

function findOperation(method: string, path: string): Responses | undefined {
  const template = Object.keys(paths).find((one) =>
    new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return template === undefined ? undefined : paths[template]![method.toLowerCase()]?.responses;
}
