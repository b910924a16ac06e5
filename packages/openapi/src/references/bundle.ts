import { basename } from 'node:path';
import { DescriptionError } from '../error.ts';
import { componentGroup, getHolding, type Holding, type Kind } from '../grammar/objects.ts';
import { asObject, asString, isObject, type Json, type JsonObject } from '../json/json.ts';
import { joinPointer, splitPointer, valueAt } from '../json/pointer.ts';
import type { Source } from '../source/source.ts';
import type { HostOptions } from '../source/web/hosts.ts';
import { collectAnchors, type Anchors } from './anchors.ts';
import { isSelf, relativeToSelf } from './self.ts';
import { isUri, resolveFile, referenceTo, splitReference } from './target.ts';

/** A value of one of the files. */
interface Target {
  readonly source: Source;
  readonly pointer: string;
}

/** A value that is being written: its source location and its new one. */
interface Written extends Target {
  readonly to: string;
}

/** Maximum depth of parts that are inlined at a reference; stops circular references. */
const MAX_INLINED = 50;

/** One attempt to write the files of a description as one document. */
export class Bundle {
  /** Files that were not read yet: read them and retry. */
  readonly missing: Map<string, DescriptionError> = new Map();
  /** The new and the old location of each moved part. */
  readonly moved: [to: string, from: Target][] = [];
  readonly #root: Source;
  readonly #sources: ReadonlyMap<string, Source>;
  readonly #hosts: HostOptions;
  readonly #homes = new Map<string, string>();
  /** Parts of other files that still have to be added to the components. */
  readonly #queue: { group: string; name: string; kind: Kind; target: Target }[] = [];
  readonly #names = new Map<string, Set<string>>();
  #depth = 0;
  #anchors: Anchors | undefined;

  /** @param hosts those that references may lead to */
  constructor(root: Source, sources: ReadonlyMap<string, Source>, hosts: HostOptions = {}) {
    this.#root = root;
    this.#sources = sources;
    this.#hosts = hosts;
  }

  /** Writes the document; valid only when nothing is missing. */
  write(): JsonObject {
    const root = asObject(this.#root.value);
    this.#nameHomes(root);
    const { components, ...rest } = asObject(
      this.#object(root, 'OpenAPI', { source: this.#root, pointer: '', to: '' }),
    );
    const groups: Record<string, JsonObject> = { ...(components as Record<string, JsonObject> | undefined) };
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const { group, name, kind, target } = next;
      const to = joinPointer('/components', group, name);
      groups[group] = { ...groups[group], [name]: this.#value(partAt(target), kind, { ...target, to }) };
    }
    return { ...rest, ...(Object.keys(groups).length > 0 && { components: groups }) };
  }

  /** A shared part or path that is only a reference to a file becomes the new location of its content. */
  #nameHomes(root: JsonObject): void {
    const at = (pointer: string): Written => ({ source: this.#root, pointer, to: pointer });
    for (const [group, parts] of Object.entries(asObject(root['components'])))
      this.#nameHomesOf(parts, group, at(joinPointer('/components', group)));
    for (const group of ['paths', 'webhooks']) this.#nameHomesOf(root[group], group, at(`/${group}`));
  }

  #nameHomesOf(parts: Json | undefined, group: string, at: Written): void {
    const index = this.#referred(parts, at);
    if (index !== undefined)
      return this.#inside(at, () => this.#nameHomesOf(partAt(index), group, { ...index, to: at.to }));
    const names = this.#names.get(group) ?? new Set();
    this.#names.set(group, names);
    for (const [name, part] of Object.entries(asObject(parts))) {
      names.add(name);
      const home = inside(at, name);
      for (const target of [home, this.#referred(part, home)]) {
        if (target && target.source !== this.#root) this.#homes.set(keyOf(target), home.to);
      }
    }
  }

  /** The target of a value that is only a reference to a file. */
  #referred(value: Json | undefined, at: Written): Target | undefined {
    const reference = asObject(value)['$ref'];
    return typeof reference === 'string' && !reference.startsWith('#')
      ? this.#target(reference, at)
      : undefined;
  }

  #value(value: Json, kind: Kind, at: Written): Json {
    return isObject(value) ? this.#object(value, kind, at) : value;
  }

  #object(object: JsonObject, kind: Kind, at: Written): Json {
    const { $ref, ...siblings } = object;
    if (typeof $ref === 'string') {
      const target = this.#target($ref, at);
      if (target === undefined) return object;
      const home = this.#homeOf(target, kind);
      if (home !== undefined && home !== at.to) return { ...siblings, $ref: referenceTo(home) };
      return this.#inline(target, kind, siblings, at.to);
    }
    if (kind === 'SecurityRequirement') return this.#requirement(object, at);
    return mapEntries(object, (value, member) => this.#member(value, kind, member, at));
  }

  /** A scheme that is required by a URI is required by the name of its component. */
  #requirement(requirement: JsonObject, at: Written): JsonObject {
    const named = asObject(asObject(asObject(this.#root.value)['components'])['securitySchemes']);
    return Object.fromEntries(
      Object.entries(requirement).map(([name, scopes]) => {
        const target = Object.hasOwn(named, name) || !isUri(name) ? undefined : this.#target(name, at);
        const [group, parts, component] = splitPointer(
          (target && this.#homeOf(target, 'SecurityScheme')) ?? '',
        );
        const isComponent = group === 'components' && parts === 'securitySchemes';
        return [isComponent ? component! : name, scopes];
      }),
    );
  }

  #member(value: Json, kind: Kind, member: string, at: Written): Json {
    const holding = getHolding(kind, member);
    if (holding === undefined || typeof value !== 'object' || value === null) return value;
    const location = inside(at, member);
    if (holding.as === 'one' && !Array.isArray(value)) return this.#value(value, holding.kind, location);
    return this.#parts(value, holding, location);
  }

  /** The parts that a member holds by name or in a list. Such a map is often in a separate file. */
  #parts(parts: JsonObject | readonly Json[], { as, kind }: Holding, at: Written): Json {
    const reference = isObject(parts) ? parts['$ref'] : undefined;
    const target = typeof reference === 'string' ? this.#target(reference, at) : undefined;
    if (target !== undefined) {
      const value = partAt(target);
      // A value that is not a list stays unchanged, and is reported at its own location.
      if (as === 'list' && !Array.isArray(value) && typeof asObject(value)['$ref'] !== 'string')
        return parts as JsonObject;
      this.moved.push([at.to, target]);
      if (typeof value !== 'object' || value === null) return {};
      return this.#inside(at, () => this.#parts(value, { as, kind }, { ...target, to: at.to }));
    }
    const part = (value: Json, name: string | number): Json => this.#value(value, kind, inside(at, name));
    return Array.isArray(parts) ? parts.map(part) : mapEntries(parts as JsonObject, part);
  }

  #inline(target: Target, kind: Kind, siblings: JsonObject, to: string): Json {
    this.moved.push([to, target]);
    const value = this.#inside(target, () => this.#value(partAt(target), kind, { ...target, to }));
    return isObject(value) ? { ...value, ...siblings } : value;
  }

  /** Inlines a part at its reference. */
  #inside<Value>(at: Target, write: () => Value): Value {
    if (this.#depth > MAX_INLINED)
      throw new DescriptionError(locate(at), 'the references turn in a circle here; break the circle.');
    this.#depth += 1;
    const value = write();
    this.#depth -= 1;
    return value;
  }

  /** The pointer of a part in the document; `undefined` for a kind without a component group. */
  #homeOf(target: Target, kind: Kind): string | undefined {
    if (target.source === this.#root) return target.pointer;
    const known = this.#homes.get(keyOf(target));
    const group = componentGroup(kind);
    if (known !== undefined || group === undefined) return known;
    const name = this.#freeName(group, nameTarget(target));
    const home = joinPointer('/components', group, name);
    this.#homes.set(keyOf(target), home);
    this.moved.push([home, target]);
    this.#queue.push({ group, name, kind, target });
    return home;
  }

  #freeName(group: string, preferred: string): string {
    const names = this.#names.get(group) ?? new Set();
    this.#names.set(group, names);
    let name = preferred;
    for (let count = 2; names.has(name); count++) name = `${preferred}-${count}`;
    names.add(name);
    return name;
  }

  /** The target of a reference; `undefined` for an anchor or a file that is still missing. */
  #target(reference: string, at: Target): Target | undefined {
    const { file: written, fragment } = splitReference(reference);
    if (written !== '' && this.#ids().has(written)) return undefined;
    const self = asString(asObject(at.source.value)['$self']);
    const file = isSelf(written, self) ? '' : relativeToSelf(written, self);
    if (fragment !== '' && !fragment.startsWith('/')) return undefined;
    const source = file === '' ? at.source : this.#sourceOf(file, at);
    if (source === undefined) return undefined;
    if (source !== this.#root && valueAt(source.value, fragment) === undefined)
      throw new DescriptionError(locate(at), `the $ref "${reference}" leads nowhere; correct it.`);
    return { source, pointer: fragment };
  }

  /** Schemas of the main file with a URL as `$id`; references to them stay unchanged. */
  #ids(): ReadonlyMap<string, string> {
    return (this.#anchors ??= collectAnchors(asObject(this.#root.value))).ids;
  }

  #sourceOf(file: string, at: Target): Source | undefined {
    try {
      const path = resolveFile(file, at.source.file, this.#hosts);
      const known = this.#sources.get(path);
      if (known === undefined && !this.missing.has(path))
        this.missing.set(path, new DescriptionError(locate(at), `the $ref "${file}" cannot be followed`));
      return known;
    } catch (error) {
      throw new DescriptionError(
        locate(at),
        `the $ref "${file}" cannot be followed: ${(error as Error).message}.`,
        {
          cause: error,
        },
      );
    }
  }
}

function locate({ source, pointer }: Target) {
  return source.locate(pointer, splitPointer(pointer));
}

function partAt({ source, pointer }: Target): Json {
  return valueAt(source.value, pointer) ?? {};
}

function inside(at: Written, member: string | number): Written {
  return { source: at.source, pointer: joinPointer(at.pointer, member), to: joinPointer(at.to, member) };
}

function keyOf({ source, pointer }: Target): string {
  return `${source.file}#${pointer}`;
}

/** The last token of the pointer, or the name of the file. */
function nameTarget({ source, pointer }: Target): string {
  const word = splitPointer(pointer).at(-1) ?? basename(source.file).replace(/\.[^.]*$/u, '');
  return word.replaceAll(/[^\w.-]+/gu, '-') || 'Part';
}

function mapEntries(object: JsonObject, map: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, value === undefined ? value : map(value, name)]),
  );
}
