import {
  asObject,
  asString,
  isObject,
  splitPointer,
  listBranches,
  listAppliedSchemas,
  findKeyword,
  getProperties,
  type Json,
  type Node,
} from '@web-data/openapi';
import { MAX_DEPTH } from './value-schemas.ts';

/** The member that distinguishes an alternative from the others, and its value (OpenAPI 3.1, 4.8.25). */
export interface Tag {
  readonly name: string;
  readonly value: string;
}

/**
 * Returns the tag that the `discriminator` of a union has for one of its alternatives: the first name in its mapping,
 * otherwise the name of its schema.
 */
function findTag(union: Node, branch: Node): Tag | undefined {
  const { propertyName, mapping } = asObject(findKeyword(union, 'discriminator')?.value);
  const target = asString(asObject(branch.value)['$ref']);
  if (typeof propertyName !== 'string' || target === undefined) return undefined;
  const own = splitPointer(target.replace(/^[^#]*#/u, '')).at(-1) ?? '';
  const mapped = Object.entries(asObject(mapping)).find(([, to]) => to === target || to === own);
  return own === '' ? undefined : { name: propertyName, value: mapped?.[0] ?? own };
}

/** Returns a value of an alternative with its tag, unless it already has a tag that the union knows. */
export function withTag(union: Node, branch: Node, value: Json): Json {
  const tag = findTag(union, branch);
  if (tag === undefined || !isObject(value)) return value;
  const isKnown = listBranches(union).some((one) => findTag(union, one)?.value === value[tag.name]);
  return isKnown ? value : { ...value, [tag.name]: tag.value };
}

/**
 * Whether every union with a `discriminator` in a value has one of its tags and matches the alternative of that tag.
 * Validators do not check this, but readers of the description expect it.
 * @param accepts whether a schema accepts a value
 */
export function isTagged(
  schema: Node,
  value: Json,
  accepts: (schema: Node, value: Json) => boolean,
  depth = 0,
): boolean {
  if (depth > MAX_DEPTH) return true;
  const isSo = (inner: Node, part: Json): boolean => isTagged(inner, part, accepts, depth + 1);
  if (Array.isArray(value)) {
    const items = findKeyword(schema, 'items');
    return items === undefined || value.every((item) => isSo(items, item));
  }
  if (!isObject(value)) return true;
  return (
    unionsOf(schema).every((union) =>
      isMeant(union, value, (branch) => accepts(branch, value) && isSo(branch, value)),
    ) &&
    [...getProperties(schema)].every(([name, inner]) => value[name] === undefined || isSo(inner, value[name]))
  );
}

function unionsOf(schema: Node): Node[] {
  return listAppliedSchemas(schema).filter(
    ({ value }) => isObject(value) && value['discriminator'] !== undefined,
  );
}

function isMeant(union: Node, value: Json, fits: (branch: Node) => boolean): boolean {
  const tags = listBranches(union).flatMap((branch) => {
    const tag = findTag(union, branch);
    return tag ? [{ branch, tag }] : [];
  });
  const own = asObject(value);
  const meant = tags.find(({ tag }) => own[tag.name] === tag.value);
  return meant === undefined ? tags.length === 0 : fits(meant.branch);
}
