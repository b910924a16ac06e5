import { heading, prose } from '../content/block.ts';
import type { Block } from '../content/block.ts';
import { toGuide } from '../description/description.ts';
import type { Description } from '../description/description.ts';
import { readMarks } from '../description/document.ts';
import type { Operation } from '../description/operations.ts';

type Relation = { kind: string } & Record<string, unknown>;

/** The guarantees beyond the schemas, from the relations that the description declares for an operation. */
export function guarantees(description: Description, operation: Operation): Block[] {
  const kinds = (description.document['x-relation-kinds'] ?? {}) as Record<string, { meaning: string }>;
  const relations = (operation.object['x-relations'] ?? []) as Relation[];
  const lines = grouped(relations).map((group) => {
    const text = sentence(description, kinds[group[0]!.kind]?.meaning ?? '', group);
    return Object.assign({ text }, readMarks(group[0]!));
  });
  const known = lines.filter(({ text }) => text !== '');
  if (known.length === 0) return [];
  return [
    heading('Guarantees'),
    prose(
      `What holds beyond the schemas; ${toGuide(description, 'contract-testing', 'contract tests')} check it.`,
    ),
    { kind: 'list', items: known },
  ];
}

/** Relations that differ only in their field are described in one sentence. */
function grouped(relations: Relation[]): Relation[][] {
  const groups = new Map<string, Relation[]>();
  for (const relation of relations) {
    const key = JSON.stringify({ ...relation, field: undefined });
    groups.set(key, [...(groups.get(key) ?? []), relation]);
  }
  return [...groups.values()];
}

/** The meaning of a kind, with the names of its members replaced by their values. */
function sentence(description: Description, meaning: string, group: Relation[]): string {
  return meaning.replaceAll(/`(\w+)`/g, (code, member: string) => {
    const values = group.map((relation) => relation[member]).filter((value) => value !== undefined);
    return values.length === 0
      ? code
      : [...new Set(values.map((value) => label(description, value)))].join(', ');
  });
}

function label(description: Description, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => label(description, item)).join(' or ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(entry).filter(Boolean).join(', ');
  const text = String(value);
  const operation = description.operations.find(({ id }) => id === text);
  if (operation) return `\`${operation.method} ${operation.path}\``;
  return `\`${text.replace(/^\//, '').replaceAll('/*', '[]').replaceAll('/', '.')}\``;
}

/** An entry of a map: the transitions from a state, or a member with its value. */
function entry([name, value]: [string, unknown]): string {
  if (!Array.isArray(value)) return `\`${name}\` ${JSON.stringify(value)}`;
  return value.length > 0 ? `\`${name}\` → ${value.map((state) => `\`${state}\``).join(' or ')}` : '';
}
