import { fileURLToPath } from 'node:url';
import { canonicalText, type Description, type Operation } from '../src/index.ts';

/** The path of a file of the gallery. */
export function gallery(name: string): string {
  return fileURLToPath(new URL(`gallery/${name}`, import.meta.url));
}

/** Reads every part of every operation; the faults found on the way, each once. */
export function faultsOf(description: Description): string[] {
  const faults = new Set<string>();
  const all = [...description.operations, ...description.webhooks];
  for (const operation of all) {
    for (const part of ['parameters', 'body', 'responses', 'security', 'servers', 'callbacks'] as const) {
      try {
        void operation[part];
      } catch (error) {
        faults.add((error as Error).message);
      }
    }
  }
  return [...faults];
}

/** An operation in one line a part, for tables. */
export function malformed(operation: Operation): Record<string, string> {
  const { id, method, path, parameters, body, responses, security, servers } = operation;
  return {
    id: `${id}: ${method} ${path}`,
    parameters: parameters
      .map((p) => [
        `${p.in} ${p.name}${p.required ? '!' : ''}`,
        p.content?.type ?? p.style,
        p.explode && 'explode',
      ])
      .map((parts) => parts.filter(Boolean).join(' '))
      .join(', '),
    body:
      body === undefined
        ? ''
        : `${body.required ? '!' : ''}${body.content.map(({ type }) => type).join(', ')}`,
    responses: responses
      .map(({ status, content, headers }) =>
        [
          status,
          ...content.map(({ type }) => type),
          ...headers.map(({ name, required }) => name + (required ? '!' : '')),
        ].join(' '),
      )
      .join(', '),
    security: security.alternatives
      .map(
        (all) =>
          all.map(({ scheme, scopes }) => [scheme.carrier, scheme.key, ...scopes].join(' ')).join(' + ') ||
          'none',
      )
      .join(' | '),
    servers: servers.map(({ url }) => url).join(', '),
  };
}

/** Everything of every operation that two ways of reading it must agree on. */
export function content({ operations }: Description): string[] {
  return operations.map((operation) => {
    const schemas = [
      ...operation.parameters.map(({ schema }) => schema?.value),
      ...(operation.body?.content ?? []).map(({ schema }) => schema?.value),
      ...operation.responses.flatMap((response) => [
        ...response.content.flatMap(({ schema, examples }) => [
          schema?.value,
          ...examples.map(({ value }) => value),
        ]),
        ...response.headers.map(({ schema }) => schema?.value),
      ]),
    ];
    return canonicalText([
      Object.entries(malformed(operation)).flat(),
      schemas.map((schema) => schema ?? null),
    ]);
  });
}
