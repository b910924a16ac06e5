import type { Archive } from '../archive.ts';
import { findAll, attribute, readXml } from './read-xml.ts';

/** A reference of a part of an Office document. */
export interface Relation {
  /** Name of a part in the archive, or an external URL. */
  target: string;
  isExternal: boolean;
  /** Last segment of its type: `slide`, `hyperlink`, `notesSlide`. */
  type: string;
}

/** Reads the relationships of a part, by id (Open Packaging Conventions, ECMA-376 part 2). */
export function readRelations(archive: Archive, part: string): Map<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const text = archive.text(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations = new Map<string, Relation>();
  if (text === undefined) return relations;
  for (const relation of findAll(readXml(text), 'Relationship')) {
    const target = attribute(relation, 'Target') ?? '';
    const isExternal = attribute(relation, 'TargetMode') === 'External';
    const type = attribute(relation, 'Type') ?? '';
    relations.set(attribute(relation, 'Id') ?? '', {
      target: isExternal ? target : resolvePart(folder, target),
      isExternal,
      type: type.slice(type.lastIndexOf('/') + 1),
    });
  }
  return relations;
}

/**
 * Returns the name of the main part of an Office document, as the relationships of its package state it (ECMA-376 part
 * 2, 9.3). @param usual its name in most documents, which is used where it exists
 */
export function findMainPart(archive: Archive, usual: string): string {
  return archive.has(usual) ? usual : (readMainTarget(archive) ?? usual);
}

/** Reads the target of the relationship to the main part; undefined without one that exists. */
export function readMainTarget(archive: Archive): string | undefined {
  const main = [...readRelations(archive, '').values()].find(({ type }) => type === 'officeDocument');
  return main !== undefined && archive.has(main.target) ? main.target : undefined;
}

/**
 * Returns the name of the first part of a type, such as `styles`.
 * @param usual the name where no relation states one that exists
 */
export function findPart(
  archive: Archive,
  relations: ReadonlyMap<string, Relation>,
  [type, usual]: readonly [type: string, usual: string],
): string {
  const target = [...relations.values()].find((relation) => relation.type === type)?.target;
  return target !== undefined && archive.has(target) ? target : usual;
}

/** Resolves the name of a part relative to a folder. */
export function resolvePart(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
