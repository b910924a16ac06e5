import { readFileSync } from 'node:fs';
import type { Resource } from '@modelcontextprotocol/sdk/types.js';
import { errors } from '@web-data/types';

/** The text of a resource. */
export interface ResourceText {
  uri: string;
  mimeType: string;
  text: string;
}

const docs = 'webdata://docs/';
const catalogue = 'webdata://errors';

/** Lists the pages of the documentation and the error catalogue. */
export function listResources(): Resource[] {
  const pages = docsPages().map(({ path, title, description, section }) => ({
    uri: docs + path,
    name: path,
    title: `${section}: ${title}`,
    description,
    mimeType: 'text/markdown',
  }));
  return [
    {
      uri: catalogue,
      name: 'errors',
      title: 'Error catalogue',
      description: 'Every error of the service: cause, whether to retry, remedy.',
      mimeType: 'application/json',
    },
    ...pages,
  ];
}

/** Templates of resources that are read by a name. */
export const resourceTemplates: readonly {
  uriTemplate: string;
  name: string;
  description: string;
  mimeType: string;
}[] = [
  {
    uriTemplate: `${catalogue}/{name}`,
    name: 'error',
    description: 'One error of the catalogue by its name, such as RateLimitExceeded.',
    mimeType: 'application/json',
  },
  {
    uriTemplate: `${docs}{+path}`,
    name: 'page',
    description: 'A page of the documentation as Markdown, by its path.',
    mimeType: 'text/markdown',
  },
];

/** Reads a resource; undefined when it does not exist. */
export function readResource(uri: string): ResourceText | undefined {
  if (uri === catalogue) return json(uri, errors);
  if (uri.startsWith(`${catalogue}/`)) {
    const name = uri.slice(catalogue.length + 1);
    return Object.hasOwn(errors, name) ? json(uri, errors[name as keyof typeof errors]) : undefined;
  }
  const page = docsPages().find(({ path }) => uri === docs + path);
  return page && { uri, mimeType: 'text/markdown', text: page.text };
}

function json(uri: string, value: unknown): ResourceText {
  return { uri, mimeType: 'application/json', text: JSON.stringify(value, undefined, 2) };
}

/** A page of the documentation. */
interface DocsPage {
  path: string;
  title: string;
  section: string;
  description: string;
  text: string;
}

let pages: readonly DocsPage[] | undefined;

/** Returns the documentation as of the build of this package; loads it at the first call. */
function docsPages(): readonly DocsPage[] {
  // Works from `src` and from `dist`, which have the same depth.
  pages ??= JSON.parse(readFileSync(new URL('../../dist/docs.json', import.meta.url), 'utf8')) as DocsPage[];
  return pages;
}
