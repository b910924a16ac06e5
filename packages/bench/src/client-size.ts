import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Benchmark, Case } from './benchmark.ts';

/** Bundles a program that makes one call, with all its dependencies, minified, and returns its size. */
function size(program: string): Case {
  return async () => {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'node',
      conditions: ['browser'],
      legalComments: 'none',
    });
    const [file] = outputFiles;
    return { bytes: file!.contents.length, gzip: gzipSync(file!.contents, { level: 9 }).length };
  };
}

const request = `{ url: 'https://example.com' }`;
const address = `'https://service.test'`;

export const clientSizeBenchmark: Benchmark = {
  name: 'client-size',
  module: import.meta.url,
  title: 'Bytes of a bundled program that calls Map once. The CPU is that of the bundler.',
  rounds: 1,
  cases: {
    'openapi-fetch': size(
      `import create from 'openapi-fetch'; console.log(await create({ baseUrl: ${address} }).POST('/map', { body: ${request} }));`,
    ),
    '@web-data/client': size(
      `import { createClient } from '@web-data/client'; console.log(await createClient({ apiKey: 'k', baseUrl: ${address} }).map(${request}));`,
    ),
    '@web-data/client/api': size(
      `import { createApi } from '@web-data/client/api'; console.log(await createApi({ apiKey: 'k', address: ${address} }).POST('/map', { body: ${request} }));`,
    ),
    '@web-data/client with its low level': size(
      `import { createClient } from '@web-data/client'; import { createApi } from '@web-data/client/api'; console.log(await createClient({ apiKey: 'k', baseUrl: ${address}, api: createApi }).api.POST('/map', { body: ${request} }));`,
    ),
    '@octokit/request': size(
      `import { request } from '@octokit/request'; console.log(await request('POST /map', { baseUrl: ${address}, data: ${request} }));`,
    ),
    'openai (Stainless)': size(
      `import OpenAI from 'openai'; console.log(await new OpenAI({ apiKey: 'k', baseURL: ${address} }).post('/map', { body: ${request} }));`,
    ),
    '@mendable/firecrawl-js': size(
      `import Firecrawl from '@mendable/firecrawl-js'; console.log(await new Firecrawl({ apiKey: 'k', apiUrl: ${address} }).map('https://example.com'));`,
    ),
  },
};
