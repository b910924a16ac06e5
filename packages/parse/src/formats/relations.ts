import type { Archive } from '../archive.ts';
import { findAll, attribute, readXml } from '../xml/read-xml.ts';

/** What a part of an Office document refers to. */
export interface Relation {
  /** The part, by its name in the archive, or the address outside. */
  target: string;
  isExternal: boolean;
  /** The end of the type's name: `slide`, `hyperlink`, `notesSlide`. */
  type: string;
}

/** The relations of a part by their ids (Open Packaging Conventions, ECMA-376 part 2). */
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

/** The name of a part, given relative to a folder. */
export function resolvePart(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
