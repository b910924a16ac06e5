import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const path = createRequire(import.meta.url).resolve('@web-data/spec/openapi.json');

/**
 * The document with Map alone, reduced to what all peers support: without extensions, examples, headers and some
 * features of OpenAPI 3.1.
 */
export function mapDocument() {
  const document = JSON.parse(readFileSync(path, 'utf8'));
  const { post } = document.paths['/map'];
  const { headers: _left, ...found } = post.responses[200];
  const responses = { 200: found };
  const schemas = pick(document.components.schemas, [post.requestBody, responses]);
  return strip({
    openapi: document.openapi,
    info: { title: document.info.title, version: document.info.version },
    servers: [{ url: '/v2' }],
    security: document.security,
    paths: { '/map': { post: { ...post, responses } } },
    components: { schemas, securitySchemes: document.components.securitySchemes },
  });
}

/** The schema of the body of Map, with references to `#/$defs/…` of the same schema. */
export function mapSchema() {
  const { components } = mapDocument();
  const text = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/$defs/');
  const { MapRequest, ...$defs } = JSON.parse(text);
  return { ...MapRequest, $defs };
}

function pick(schemas, from, found = {}) {
  for (const [, name] of JSON.stringify(from).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (name in found) continue;
    found[name] = schemas[name];
    pick(schemas, schemas[name], found);
  }
  return found;
}

function strip(value) {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !key.startsWith('x-') && !['example', 'examples'].includes(key),
  );
  return Object.fromEntries(entries.map(([key, member]) => [key, strip(member)]));
}
