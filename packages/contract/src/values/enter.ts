import type { Json, Node } from '@web-data/openapi';
import type { Arbitrary } from 'fast-check';

/** Values of a schema inside another. */
export type EnterArbitrary = (schema: Node) => Arbitrary<Json>;
