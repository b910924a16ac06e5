import {
  findKeyword,
  getProperties,
  getRequiredMembers,
  isObject,
  joinPointer,
  listBranches,
  readKeyword,
  valueAt,
  type Json,
  type Node,
} from '@web-data/openapi';
import { parameterKey } from '../../http/parameters.ts';
import { withValueAt } from '../../openapi/pointer.ts';
import { getSchemas } from '../../openapi/schemas.ts';
import type { Operation } from '../../openapi/operation.ts';

/** The parts of a request that a search changes. */
export interface Draft {
  /** Values of parameters, by `in name`. */
  readonly parameters: ReadonlyMap<string, Json>;
  /** JSON body. */
  readonly body: Json | undefined;
}

/** A member of the body or a parameter, which a draft may have or lack. */
export interface Target {
  readonly name: string;
  readonly schema: Node;
  readonly required: boolean;
  /** Where a parameter is sent; `body` for a member of the body. */
  readonly in: string;
  read(draft: Draft): Json | undefined;
  /** Returns the draft with this value; `undefined` removes it. */
  write(draft: Draft, value: Json | undefined): Draft;
}

/** Maximum depth of members inside a body. */
const DEPTH = 3;

/** Returns the members and parameters of an operation; `plain` are the path parameters whose values name nothing. */
export function listTargets(
  operation: Operation,
  body: Node | undefined,
  plain: ReadonlySet<string>,
): Target[] {
  const parameters = operation.parameters
    .filter((one) => ['query', 'header'].includes(one.in) || plain.has(parameterKey(one)))
    .map((parameter): Target => {
      const key = parameterKey(parameter);
      return {
        name: parameter.name,
        schema: parameter.schema,
        required: parameter.required,
        in: parameter.in,
        read: (draft) => draft.parameters.get(key),
        write: (draft, value) => {
          const others = [...draft.parameters].filter(([name]) => name !== key);
          const own: [string, Json][] = value === undefined ? [] : [[key, value]];
          return { ...draft, parameters: new Map([...others, ...own]) };
        },
      };
    });
  return [...parameters, ...(body ? listMembers(body, '', 0) : [])];
}

function listMembers(schema: Node, at: string, depth: number): Target[] {
  if (depth > DEPTH) return [];
  const items = findKeyword(schema, 'items');
  if (items) return listMembers(items, joinPointer(at, '0'), depth + 1);
  const required = getRequiredMembers(schema);
  const branches = listBranches(schema).flatMap((branch) => [...getProperties(branch)]);
  const members = new Map([...branches, ...getProperties(schema)]);
  return [...members].flatMap(([name, member]) => {
    if (readKeyword(member, 'readOnly') === true) return [];
    const pointer = joinPointer(at, name);
    const own: Target = {
      name,
      schema: member,
      required: required.has(name),
      in: 'body',
      read: ({ body }) => (body === undefined ? undefined : valueAt(body, pointer)),
      write: (draft, value) => ({ ...draft, body: withValueAt(draft.body ?? {}, pointer, value) }),
    };
    return [own, ...listMembers(member, pointer, depth + 1)];
  });
}

/** Whether the description allows a draft, so that its rejection says something about the service. */
export function isAllowed(draft: Draft, body: Node | undefined, operation: Operation): boolean {
  const isFit = operation.parameters.every((one) => {
    const value = draft.parameters.get(parameterKey(one));
    return value === undefined || getSchemas(one.schema).accepts(one.schema, value);
  });
  return (
    isFit && (body === undefined || draft.body === undefined || getSchemas(body).accepts(body, draft.body))
  );
}

/** Names of everything that a draft contains, to tell whether another one has the same shape. */
export function listShape({ parameters, body }: Draft): Set<string> {
  return new Set([...parameters.keys(), ...listPointers(body, '')]);
}

function listPointers(value: Json | undefined, at: string): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : listPointers(value[0], `${at}/0`);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const pointer = joinPointer(at, name);
    return [pointer, ...listPointers(member, pointer)];
  });
}
