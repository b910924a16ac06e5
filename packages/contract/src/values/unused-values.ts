import { readKeyword, type Parameter } from '@web-data/openapi';

/** UUIDs of other versions are UUIDs too (RFC 9562, section 5). */
const UUIDS: [form: string, value: string][] = [
  ['', 'ffffffff-ffff-4fff-bfff-fffffffffffe'],
  [', a UUID of version 1', 'c232ab00-9414-11ec-b3c8-9f6bdeced846'],
  [', a UUID of version 7', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'],
];

/** Returns valid but unused ids of a path parameter: services never issue these values. */
export function listUnusedValues(parameter: Parameter): [form: string, value: string | number][] {
  const { schema } = parameter;
  const closed = readKeyword(schema, 'pattern') !== undefined || readKeyword(schema, 'enum') !== undefined;
  if (readKeyword(schema, 'format') === 'uuid' && !closed) return UUIDS;
  const type = readKeyword(schema, 'type');
  if (type === 'integer' && readKeyword(schema, 'maximum') === undefined) return [['', 2_147_483_646]];
  const bounded = ['pattern', 'enum', 'maxLength', 'format'].some(
    (name) => readKeyword(schema, name) !== undefined,
  );
  return type === 'string' && !bounded ? [['', 'names-nothing-7f3a']] : [];
}
