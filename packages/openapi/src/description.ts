import { DescriptionError } from './error.ts';
import type { Malformed } from './grammar/well-formed.ts';
import { asObject, asString, type JsonObject } from './json/json.ts';
import { valueAt } from './json/pointer.ts';
import { listOperations, listWebhooks, type Operation } from './model/operation.ts';
import { readSecurity, type Security } from './model/security.ts';
import { readServers, type Server } from './model/server.ts';
import { readTags, type Tag } from './model/tag.ts';
import type { Document, Node } from './node.ts';
import type { OpenApiDocument } from './objects.ts';
import { formatLocation, type Location } from './place.ts';
import type { Locations } from './places.ts';
import { collectAnchors, type Anchors } from './references/anchors.ts';
import { isSelf } from './references/self.ts';
import { splitReference } from './references/target.ts';

/**
 * An OpenAPI description, read once and shared by all its users. It never changes; its parts are read on first access.
 */
export class Description implements Document {
  /** The complete description as one OpenAPI 3.1 or 3.2 document, for libraries that take one. */
  readonly value: OpenApiDocument;
  /** The version it was written in, such as `3.1.0`, `3.0.3` or `2.0`. */
  readonly version: string;
  readonly root: Node;
  /** The parts left out of `value`, because a description cannot have them where they are; in document order. */
  readonly malformed: readonly Malformed[];
  readonly #locations: Locations;
  #operations: readonly Operation[] | undefined;
  #webhooks: readonly Operation[] | undefined;
  #anchors: Anchors | undefined;
  readonly #self: string | undefined;

  /** Created by `readDescription`, `parseDescription` and `openDescription`. */
  constructor(value: JsonObject, version: string, locations: Locations, malformed: readonly Malformed[]) {
    this.value = value as unknown as OpenApiDocument;
    this.version = version;
    this.root = { document: this, pointer: '', value };
    this.malformed = malformed;
    this.#locations = locations;
    this.#self = asString(value['$self']);
  }

  /**
   * Returns the same description with some parts changed, with the locations of this one.
   * @param value a changed copy of `value`
   */
  withValue(value: OpenApiDocument): Description {
    return new Description(value as unknown as JsonObject, this.version, this.#locations, this.malformed);
  }

  /** `info.title`, or `API`. */
  get title(): string {
    return asString(asObject(asObject(this.root.value)['info'])['title']) ?? 'API';
  }

  /** Every operation of `paths`, in document order. */
  get operations(): readonly Operation[] {
    return (this.#operations ??= listOperations(this.root));
  }

  /** The operations that the API calls on its own (`webhooks`), in document order. */
  get webhooks(): readonly Operation[] {
    return (this.#webhooks ??= listWebhooks(this.root));
  }

  /** The servers of the description; `/` where it names none. */
  get servers(): readonly Server[] {
    return readServers(this.root);
  }

  /** The tags that it declares, in document order. */
  get tags(): readonly Tag[] {
    return readTags(this.root);
  }

  /** The default requirements of its operations. @throws DescriptionError when a scheme is not defined */
  get security(): Security {
    return readSecurity(this.root);
  }

  at(pointer: string): Node {
    return { document: this, pointer, value: valueAt(this.root.value, pointer) };
  }

  locate(pointer: string): Location {
    return this.#locations.at(pointer);
  }

  /** A scalar as the source has it, such as the digits of a number that is rounded here; `undefined` for any other value. */
  readScalar(pointer: string): string | undefined {
    return this.#locations.readScalar(pointer);
  }

  follow(reference: string, from: string): Node {
    const target = this.find(reference);
    if (target !== undefined) return target;
    const reason = reference.startsWith('#')
      ? 'leads nowhere; correct the reference'
      : 'leads out of the document; read the description from its file, or bundle it into one';
    throw new DescriptionError(this.locate(from), `the $ref "${reference}" ${reason}.`);
  }

  find(reference: string): Node | undefined {
    const { file: written, fragment } = splitReference(reference);
    const file = isSelf(written, this.#self) ? '' : written;
    const isPointer = fragment === '' || fragment.startsWith('/');
    if (file === '' && isPointer) return existing(this.at(fragment));
    this.#anchors ??= collectAnchors(asObject(this.root.value));
    const { ids, names } = this.#anchors;
    const base = file === '' ? undefined : ids.get(file);
    if (file !== '' && base === undefined) return undefined;
    const pointer = isPointer ? `${base ?? ''}${fragment}` : names.get(fragment);
    return pointer === undefined ? undefined : existing(this.at(pointer));
  }
}

/** Lists the parts left out of a description, one per line with their location; empty if there are none. */
export function formatMalformed(description: Description): string {
  return description.malformed
    .map(({ pointer, text }) => `${formatLocation(description.locate(pointer))}: ${text}; it is left out.\n`)
    .join('');
}

function existing(node: Node): Node | undefined {
  return node.value === undefined ? undefined : node;
}
