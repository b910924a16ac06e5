import { BODIES } from './bodies.ts';
import { DIRECTED_MEMBERS } from './directed-members.ts';
import { DISCRIMINATORS } from './discriminators.ts';
import { LIFECYCLE } from './lifecycle.ts';
import type { OperationChange } from './operation-change.ts';
import { OPERATIONS } from './operations.ts';
import { PARAMETERS } from './parameters.ts';
import { RESPONSES } from './responses.ts';
import { SECURITY } from './security.ts';

/** Every rule of oasdiff that is no change of the values a schema accepts. */
export const OPERATION_CHANGES: readonly OperationChange[] = [
  ...OPERATIONS,
  ...LIFECYCLE,
  ...SECURITY,
  ...PARAMETERS,
  ...BODIES,
  ...DISCRIMINATORS,
  ...DIRECTED_MEMBERS,
  ...RESPONSES,
];
