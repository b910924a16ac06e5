import type { Tool } from '@web-data/client/tools';
import { resolveSchema, type Schema } from '../resolve-schema.ts';

/** Format of a value: `json` is JSON, or the path of a file with JSON. */
export type FlagKind = 'text' | 'number' | 'switch' | 'list' | 'json' | 'file';

/** An argument of a tool as a flag. */
export interface Flag {
  /** Such as `include-subdomains`. */
  name: string;
  /** The argument of the tool, such as `includeSubdomains`. */
  property: string;
  kind: FlagKind;
  description: string;
  choices: readonly string[];
  /** Whether a flag for JSON also accepts a plain string. */
  mayBeText: boolean;
  /** Whether its text, or each of its list, is a URL. */
  isUrl: boolean;
  default: unknown;
  required: boolean;
}

/** Names that have the same meaning for every command. */
export const commonNames: readonly string[] =
  'api-key base-url color format help job json out profile quiet wait watch'.split(' ');

/** Converts the arguments of a tool to flags, in its order. */
export function createFlags({ input, files }: Tool): Flag[] {
  const required = (input['required'] ?? []) as readonly string[];
  return Object.entries((input['properties'] ?? {}) as Record<string, Schema>).map(([property, provided]) => {
    const schema = resolveSchema(provided);
    const name = kebab(property);
    return {
      name: commonNames.includes(name) ? `with-${name}` : name,
      property,
      kind: files.includes(property) ? 'file' : kindOf(schema),
      description: firstSentence(schema.description ?? ''),
      choices: choicesOf(schema),
      mayBeText: schema.oneOf?.some((one) => resolveSchema(one).type === 'string') === true,
      isUrl: isUrl(property, schema),
      default: schema.default,
      required: required.includes(property),
    };
  });
}

function kindOf({ type, items }: Schema): FlagKind {
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string') return 'text';
  if (type !== 'array' || !items) return 'json';
  const { type: of, oneOf } = resolveSchema(items);
  const isText = of === 'string' || oneOf?.some((one) => resolveSchema(one).type === 'string') === true;
  return isText ? 'list' : 'json';
}

/** By its format, or by its name where a list also takes invalid URLs. */
function isUrl(property: string, { format, items }: Schema): boolean {
  return (format ?? (items && resolveSchema(items).format)) === 'uri' || /^urls?$/i.test(property);
}

/** Returns the allowed values of a flag; for a list those of an item. */
function choicesOf({ enum: own, items }: Schema): string[] {
  const { enum: one, oneOf = [] } = items ? resolveSchema(items) : {};
  const values = own ?? one ?? oneOf.flatMap((branch) => resolveSchema(branch).enum ?? []);
  return values.filter((value) => typeof value === 'string');
}

function kebab(name: string): string {
  return name
    .replaceAll(
      /([A-Z])([A-Z]+)s(?![a-z])/g,
      (_, first: string, rest: string) => `${first}${rest.toLowerCase()}s`,
    )
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
}

function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/s.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? text;
}
