import type { Node } from '@web-data/openapi';

/** The location of a list entry: that of the reference to it, or its own. */
export function getSite({ site, pointer }: Pick<Node, 'site' | 'pointer'>): string {
  return site ?? pointer;
}
