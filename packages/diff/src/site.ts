import type { Node } from '@web-data/openapi';

/** Where something is listed: the place of the reference to it, or its own. */
export function getSite({ site, pointer }: Pick<Node, 'site' | 'pointer'>): string {
  return site ?? pointer;
}
