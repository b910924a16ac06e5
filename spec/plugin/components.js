import { dirname, relative } from 'node:path';

/** The reference to the components of the root document, relative to the file of `location`. */
export function componentsFrom(location, root) {
  const file = location.source.absoluteRef;
  return file === root ? '#/components' : `${relative(dirname(file), root)}#/components`;
}
