import { getMember, type Json } from './json.ts';

/** Appends members to a JSON Pointer (RFC 6901), escaped. */
export function joinPointer(pointer: string, ...members: readonly (string | number)[]): string {
  let joined = pointer;
  for (const member of members) joined += `/${escapeMember(String(member))}`;
  return joined;
}

/** The members of a JSON Pointer, unescaped. */
export function splitPointer(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer.slice(1).split('/').map(unescapeMember);
}

/** The value at a JSON Pointer, or `undefined` when there is none. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
  return splitPointer(pointer).reduce<Json | undefined>(getMember, root);
}

function escapeMember(member: string): string {
  return member.includes('~') || member.includes('/')
    ? member.replaceAll('~', '~0').replaceAll('/', '~1')
    : member;
}

function unescapeMember(member: string): string {
  return member.replaceAll('~1', '/').replaceAll('~0', '~');
}
