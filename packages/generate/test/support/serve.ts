import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../src/index.ts';
import type { Part } from '../../src/index.ts';
import { openDescription } from '@web-data/openapi';
import { createProject, writeScripts } from './project.ts';

/** What a handler of the runtime is given, as far as tests look at it. */
export interface Given {
  operation: string;
  params: unknown;
  query: unknown;
  headers: unknown;
  cookies: unknown;
  body: unknown;
  identity: unknown;
}

/** A server on this machine whose handlers all answer with what they were given. */
export interface Served {
  url: string;
  /** The project that it is generated in. */
  project: string;
  /** Status, `www-authenticate` and body of an answer. */
  call(method: string, path: string, init?: RequestInit): Promise<[number, string | null, unknown]>;
  close(): Promise<void>;
}

type NodeHandler = (api: object, options: object) => RequestListener;

/** Generates the validator of a description, and serves it on node:http. */
export async function serve(
  document: object,
  options: object,
  parts: Part[] = ['validator'],
): Promise<Served> {
  const project = createProject();
  const { files } = await generate(openDescription(document), { parts });
  writeScripts(join(project, 'api'), files);
  writeScripts(project, {
    'server.ts':
      'export { nodeHandler } from "@web-data/validator/runtime/node";\nexport { api } from "./api/validator/index.ts";\n',
  });
  const { api, nodeHandler } = (await import(pathToFileURL(join(project, 'server.js')).href)) as {
    api: { operations: object };
    nodeHandler: NodeHandler;
  };
  const ids = Object.keys(api.operations);
  const handlers = Object.fromEntries(ids.map((id) => [id, echo]));
  const server = createServer(nodeHandler(api, { handlers, ...options }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    project,
    async call(method, path, init = {}) {
      const response = await fetch(url + path, { method, ...init });
      const text = await response.text();
      return [response.status, response.headers.get('www-authenticate'), text && JSON.parse(text)];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Answers with what it was given; bytes as text. */
async function echo({ operation, params, query, headers, cookies, body, identity }: Given): Promise<object> {
  const shown =
    body instanceof Uint8Array ? { bytes: new TextDecoder().decode(body) } : await withFiles(body);
  return { status: 200, body: { operation, params, query, headers, cookies, body: shown, identity } };
}

async function withFiles(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(async ([name, value]) => [
    name,
    value instanceof Blob ? `${(value as File).name}: ${await value.text()}` : (value as unknown),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
