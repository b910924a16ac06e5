import { asObject, child, listItems, type Node } from '@web-data/openapi';
import type { Prefixes } from '../operation/servers.ts';

const NONE: Prefixes = { old: '', new: '' };

/** A prefix such as `/v2` may move between servers and paths: if that matches more paths, full paths are compared. */
export function findMovedPrefixes(old: Node, now: Node): Prefixes {
  const prefixes = { old: commonPath(old), new: commonPath(now) };
  if (prefixes.old === prefixes.new) return NONE;
  return sharedPaths(old, now, prefixes) > sharedPaths(old, now, NONE) ? prefixes : NONE;
}

/** A path without the names of its parameters, which are never sent. */
export function normalizeTemplate(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

/** The path part of the servers, when they all have the same. */
function commonPath(root: Node): string {
  const urls = listItems(child(root, 'servers')).map(({ value }) => String(asObject(value)['url']));
  const paths = new Set(
    urls.map((url) => url.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '').replace(/^\{[^}]*\}/, '')),
  );
  const [path = '', ...others] = paths;
  return others.length > 0 || path.includes('{') ? '' : path.replace(/\/$/, '');
}

function sharedPaths(old: Node, now: Node, prefixes: Prefixes): number {
  const known = new Set(pathsOf(old, prefixes.old));
  return pathsOf(now, prefixes.new).filter((path) => known.has(path)).length;
}

function pathsOf(root: Node, prefix: string): readonly string[] {
  return Object.keys(asObject(child(root, 'paths').value)).map((path) => normalizeTemplate(prefix + path));
}
