import { dirname, relative } from 'node:path';

/** The reference to the components of the root document, as it is written in the file that `location` lies in. */
export function componentsFrom(location, root) {
  const file = location.source.absoluteRef;
  return file === root ? '#/components' : `${relative(dirname(file), root)}#/components`;
}
