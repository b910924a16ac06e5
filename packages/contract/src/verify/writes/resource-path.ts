import type { Json } from '@web-data/openapi';
import type { Match } from '../../semantics/match-operation.ts';

/*
 * Paths of resources below the base URL: a template with each name percent-encoded, which is one form for all styles of
 * parameters.
 */

/** Returns the path of the resource of a request. */
export function toResourcePath({ path, parameters }: Match): string {
  return fillTemplate(path, parameters) ?? path;
}

/** Fills names into a template; `undefined` where one is missing. @param values by the key of their parameter */
function fillTemplate(template: string, values: ReadonlyMap<string, Json>): string | undefined {
  let isWhole = true;
  const path = template.replaceAll(/\{([^}]+)\}/gu, (_, name: string) => {
    const value = values.get(`path ${name}`);
    if (value === undefined || value === null || typeof value === 'object') isWhole = false;
    return encodeURIComponent(String(value));
  });
  return isWhole ? path : undefined;
}

/** Fills the names of a request and one more into a template. */
export function fillMember(
  template: string,
  { parameters }: Match,
  { name, value }: { name: string; value: Json },
): string | undefined {
  return fillTemplate(template, new Map([...parameters, [`path ${name}`, value]]));
}

/**
 * Cuts a template after the segment that has a parameter; some APIs write a key in parentheses: `/Products({ID})`.
 */
export function cutAfterParameter(template: string, name: string): string {
  const slash = template.indexOf('/', template.indexOf(`{${name}}`) + name.length + 2);
  return slash === -1 ? template : template.slice(0, slash);
}

/** Returns a path, and those above it. */
export function listPrefixes(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}
