import { openDescription } from '@web-data/openapi';
import type { Tag } from '@web-data/openapi';
import type { OpenApiDocument } from './document.ts';

/**
 * The tags of a description as the navigation shows them (OpenAPI 3.2, Tag Object): in document order, those that are
 * specified first, and each before the ones below it. A tag of another kind than `nav` marks an operation, and groups none.
 */
export class TagTree {
  /** Those that group operations. */
  readonly listed: readonly Tag[];
  readonly #byName: ReadonlyMap<string, Tag>;
  readonly #names: readonly string[];

  constructor(document: OpenApiDocument) {
    const { tags } = openDescription(document);
    this.#byName = new Map(tags.map((tag) => [tag.name, tag]));
    const all = tags.filter(isGroup);
    const roots = all.filter((tag) => this.#parent(tag) === undefined);
    const ordered = [...roots.filter(isSpecified), ...roots.filter((tag) => !isSpecified(tag))];
    const below = (tag: Tag): Tag[] => [
      tag,
      ...all.filter((one) => this.#parent(one) === tag).flatMap((one) => below(one)),
    ];
    this.listed = ordered.flatMap(below);
    this.#names = this.listed.map(({ name }) => name);
  }

  /** The place of a tag in the navigation; one that is not declared comes last. */
  rank(name: string): number {
    const index = this.#names.indexOf(name);
    return index === -1 ? this.#names.length : index;
  }

  /** The first of the tags of an operation that groups it. */
  choose(names: readonly string[]): string | undefined {
    return names.find((name) => this.#names.includes(name)) ?? names.find((name) => !this.#byName.has(name));
  }

  /** The tags of an operation that say something about it, such as badges. */
  listMarks(names: readonly string[]): readonly Tag[] {
    return names.flatMap((name) => this.#byName.get(name) ?? []).filter((tag) => !isGroup(tag));
  }

  /** The titles of a tag and of those above it, from the top. */
  listTitles(name: string): string[] {
    const titles: string[] = [];
    for (let tag = this.#byName.get(name); tag !== undefined; tag = this.#parent(tag))
      titles.unshift(getTitle(tag));
    return titles.length > 0 ? titles : [name];
  }

  /** The tag above; a parent that is not declared, that groups nothing, or that leads back to the tag itself is none. */
  #parent(tag: Tag): Tag | undefined {
    const parent = this.#above(tag);
    for (let one = parent, steps = 0; one !== undefined; one = this.#above(one), steps += 1)
      if (one === tag || steps > this.#byName.size) return undefined;
    return parent;
  }

  #above({ parent }: Tag): Tag | undefined {
    const tag = parent === undefined ? undefined : this.#byName.get(parent);
    return tag !== undefined && isGroup(tag) ? tag : undefined;
  }
}

/** How a tag is called. */
export function getTitle({ name, summary }: { name: string; summary?: string | undefined }): string {
  return summary ?? name;
}

function isGroup({ kind }: Tag): boolean {
  return kind === undefined || kind === 'nav';
}

function isSpecified({ object }: Tag): boolean {
  return object['x-definition'] === 'specified';
}
