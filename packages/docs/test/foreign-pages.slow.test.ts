import { basename } from 'node:path';
import type { Operation } from '@web-data/openapi';
import { describe, expect, test } from 'vitest';
import { describe as describeApi } from '../src/generator/description/description.ts';
import type { NamedSchema } from '../src/generator/description/description.ts';
import { getAttribute, listElements, textOf } from './helpers/html.ts';
import { listForeign, openForeign } from './helpers/foreign.ts';
import type { ForeignSite } from './helpers/foreign.ts';

test.each(listForeign().map((file) => [basename(file), file]))(
  'every response, flag, media type, server and scope of %s is on its page',
  async (_name, file) => {
    const site = await openForeign(file);
    const pages = describeApi(site.description.value).operations;
    const missing = site.description.operations.flatMap((operation) => {
      const page = pages.find(
        ({ method, path }) => method === operation.httpMethod && path === operation.path,
      );
      return listMissing(site, operation, page!.page).map((fact) => `${page!.page}: ${fact}`);
    });
    expect([
      ...missing,
      ...describeApi(site.description.value).schemas.flatMap((one) => listUnmarked(site, one)),
    ]).toEqual([]);
  },
);

const FLAGS = { deprecated: 'deprecated', readOnly: 'read-only', writeOnly: 'write-only' } as const;

/** The flags of the properties of a schema that its page does not show. */
function listUnmarked({ main }: ForeignSite, { name, page, schema }: NamedSchema): string[] {
  const elements = listElements(main(page)!);
  return Object.entries(schema.properties ?? {}).flatMap(([property, value]) => {
    const part = elements.find((element) => getAttribute(element, 'id') === `${name}.${property}`);
    const text = part === undefined ? '' : textOf(part);
    const words = Object.entries(FLAGS).flatMap(([flag, word]) =>
      typeof value === 'object' && value[flag] === true ? [word] : [],
    );
    return [property, ...words]
      .filter((word) => !text.includes(word))
      .map((word) => `${page}: ${property}: ${word}`);
  });
}

test('there are descriptions to read', () => expect(listForeign().length).toBeGreaterThan(60));

/** The facts of an operation that its page does not show. */
function listMissing({ main, description }: ForeignSite, operation: Operation, path: string): string[] {
  const elements = listElements(main(path)!);
  const byId = new Map(elements.map((element) => [getAttribute(element, 'id'), oneLine(textOf(element))]));
  const page = oneLine(textOf(main(path)!));
  const missing: string[] = [];
  const find = (fact: string, text: string, part: string | undefined = page): void => {
    if (!part.includes(oneLine(text))) missing.push(`${fact}: ${text}`);
  };
  if (operation.object.deprecated === true) find('the operation', 'Deprecated.');
  for (const { name, in: location, object, content } of operation.parameters) {
    // A query as a whole is shown by its members.
    if (location === 'querystring') {
      find(`the parameter ${name}`, content!.type);
      continue;
    }
    const part = byId.get(`${location}.${name}`) ?? '';
    find('the parameter', name, part);
    if (object.deprecated === true) find(`the parameter ${name}`, 'deprecated', part);
    if (content) find(`the parameter ${name}`, content.type, part);
  }
  for (const { type } of operation.body?.content ?? []) find('the request', type);
  const statuses = operation.responses.map(({ status }) => status);
  for (const { status, description: text, content, headers, links } of operation.responses) {
    if (!byId.has(status)) missing.push(`the response ${status}`);
    const part = sectionOf(elements, status, statuses);
    find(`the response ${status}`, plainText(text).slice(0, 40), part);
    for (const { type } of content) find(`the response ${status}`, type, part);
    for (const { name, object } of headers) {
      find(`the response ${status}`, name, part.toLowerCase());
      if (object.deprecated === true) find(`the header ${name}`, 'deprecated', part);
    }
    for (const { name, operationId } of links) {
      find(`a link of ${status}`, name, part);
      const isKnown = description.operations.some(({ id }) => id === operationId);
      if (isKnown) find(`a link of ${status}`, operationId!, part);
    }
  }
  for (const { name, expression } of operation.callbacks) {
    find('a callback', name);
    find('a callback', expression);
  }
  const { alternatives } = operation.security;
  if (
    alternatives.length === 0 &&
    operation.node.document.at('/components/securitySchemes').value !== undefined
  )
    find('security', 'No key is needed.');
  for (const { scheme, scopes } of alternatives.flat()) {
    find('a security scheme', scheme.name);
    for (const scope of scopes) find(`the scheme ${scheme.name}`, scope);
  }
  const own = operation.servers.filter(({ pointer }) => !pointer.startsWith('/servers'));
  for (const { url, variables } of own) {
    find('a server', url);
    for (const { name, values } of variables) for (const text of [name, ...values]) find('a variable', text);
  }
  const { url } = (operation.object['externalDocs' as 'x-'] ?? {}) as { url?: string };
  if (url !== undefined && !elements.some((element) => getAttribute(element, 'href') === url))
    missing.push(`a link to ${url}`);
  return missing;
}

/** The text between the element of a status and that of the next. */
function sectionOf(elements: ReturnType<typeof listElements>, status: string, statuses: string[]): string {
  const ids = elements.map((element) => getAttribute(element, 'id'));
  const start = ids.indexOf(status);
  if (start === -1) return '';
  const after = ids.findIndex((id, index) => index > start && id !== undefined && statuses.includes(id));
  return oneLine(
    elements
      .slice(start, after === -1 ? undefined : after)
      .map(textOf)
      .join(' '),
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A text up to where Markdown has a mark in it. */
function plainText(text: string): string {
  return oneLine(/^[^`*_[\]<>&#|\\~!-]*/.exec(text.trim().split('\n')[0]!)![0]);
}

describe('the landing page', () => {
  test.each(listForeign().map((file) => [basename(file), file]))(
    'of %s shows servers, contact, licence and terms',
    async (_name, file) => {
      const { main, description } = await openForeign(file);
      const page = oneLine(textOf(main('')!));
      const hrefs = listElements(main('')!).map((element) => getAttribute(element, 'href'));
      const { servers = [], info } = description.value;
      const { contact, license } = info as {
        contact?: { name?: string; email?: string; url?: string };
        license?: { name: string; url?: string };
      };
      for (const { url, variables = {} } of servers) {
        expect(page).toContain(url);
        for (const [name, variable] of Object.entries(variables))
          for (const text of [name, ...(variable.enum ?? [])]) expect(page).toContain(text);
      }
      if (contact?.name) expect(page).toContain(contact.name);
      if (contact?.email) expect(hrefs).toContain(`mailto:${contact.email}`);
      if (contact?.url) expect(hrefs).toContain(contact.url);
      if (license) expect(page).toContain(license.name);
      if (license?.url) expect(hrefs).toContain(license.url);
      const terms = (info as { termsOfService?: string }).termsOfService;
      if (terms) expect(hrefs).toContain(terms);
      for (const name of Object.keys(description.value.components?.securitySchemes ?? {}))
        expect(page).toContain(name);
    },
  );
});
