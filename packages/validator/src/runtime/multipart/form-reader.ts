import type { Field } from '../field.ts';
import type { PartsContext, PartsRead } from '../operation.ts';
import { readStyled } from '../styled-fields.ts';
import { checkHead, readHead, type PartHead } from './part-head.ts';
import { FilePart, streamPart } from './file-part.ts';
import { malformedPart, tooLarge, wrongPart } from './part-error.ts';
import type { PartReader } from './part-reader.ts';
import { counter, isFile, readBytes, readText, type Count } from './read-part.ts';

/** A field that the description does not mention. */
const anyField: Field = { types: [], style: 'single', open: true };

/** Reads one form, part by part. */
export class FormReader {
  readonly #form: Form;
  readonly #fields: Readonly<Record<string, Field>>;
  readonly #reader: PartReader;
  readonly #context: PartsContext;
  readonly #countText: Count;
  readonly #toRead: (error: unknown) => PartsRead;

  constructor(
    fields: Readonly<Record<string, Field>>,
    reader: PartReader,
    context: PartsContext,
    toRead: (error: unknown) => PartsRead,
  ) {
    this.#form = new Form(fields);
    this.#fields = fields;
    this.#reader = reader;
    this.#context = context;
    this.#countText = counter(context.textLimit);
    this.#toRead = toRead;
  }

  /** @throws PartError, BodyError */
  async read(): Promise<PartsRead> {
    const { reject } = this.#context;
    for (let head = await this.#nextHead(); head; head = await this.#nextHead()) {
      const field = this.#field(head);
      if (reject && field.style === 'file') return this.#handOn(field, head, reject);
      await this.#take(field, head);
    }
    readStyled(this.#fields, this.#form.value);
    return { value: this.#form.value };
  }

  async #nextHead(): Promise<PartHead | undefined> {
    const lines = await this.#reader.nextPart();
    if (!lines) return undefined;
    const head = readHead(lines, this.#form.count());
    checkHead(this.#field(head), head);
    return head;
  }

  #field({ name }: PartHead): Field {
    return this.#form.field(name) ?? anyField;
  }

  async #take(field: Field, head: PartHead): Promise<void> {
    const { name, filename = '', contentType = '' } = head;
    // Files that the description does not declare count against the limit of text.
    const isBounded = field.style === 'file' || field.style === 'files';
    const chunks = await readBytes(this.#reader, name, isBounded ? counter(field.maxBytes) : this.#countText);
    if (!isFile(field, head))
      return this.#form.take(name, readText(field, head, chunks, this.#context.maxDepth));
    const file = new File(chunks as Uint8Array<ArrayBuffer>[], filename, { type: contentType });
    // Browsers send an empty part for a file control without a selection.
    if (head.filename === '' && file.size === 0) return undefined;
    requireLength(field, name, file.size);
    return this.#form.take(name, file);
  }

  /** Passes on a file as a stream. Rejects parts after it: they could not be checked before the handler runs. */
  #handOn(field: Field, head: PartHead, reject: NonNullable<PartsContext['reject']>): PartsRead {
    const { name } = head;
    const count = counter(field.maxBytes);
    let size = 0;
    let failure: unknown;
    const stream = streamPart(this.#reader, {
      onChunk: ({ length }) => {
        size += length;
        const max = count(length);
        if (max !== undefined) throw tooLarge(name, max);
      },
      onEnd: async () => {
        requireLength(field, name, size);
        const after = await this.#nextHead();
        if (after) throw wrongPart(after.name, 'order', `must stand before the part ${name}`);
      },
      onError: (error) => (failure = reject(this.#toRead(error))),
    });
    readStyled(this.#fields, this.#form.value);
    this.#form.take(name, new FilePart(head, stream));
    return { value: this.#form.value, failure: () => failure };
  }
}

function requireLength({ minBytes = 0 }: Field, name: string, size: number): void {
  if (size < minBytes) throw wrongPart(name, 'minLength', `must have at least ${minBytes} bytes`, minBytes);
}

/** Maximum number of parts of one form. */
const maxParts = 1000;

/** The value of a form, which grows part by part. */
class Form {
  readonly value: Record<string, unknown> = {};
  readonly #fields: Readonly<Record<string, Field>>;
  #parts = 0;

  constructor(fields: Readonly<Record<string, Field>>) {
    this.#fields = fields;
  }

  /**
   * Counts one more part.
   * @returns the number of parts so far
   * @throws PartError when there are too many
   */
  count(): number {
    this.#parts += 1;
    if (this.#parts > maxParts) throw malformedPart(`must have at most ${maxParts} parts`);
    return this.#parts;
  }

  /**
   * Returns the field of a name; undefined when the description has none.
   * @throws PartError for a name that no object may have
   */
  field(name: string): Field | undefined {
    if (name === '__proto__') throw wrongPart(name, 'propertyNames', 'is not allowed');
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }

  /**
   * Adds the value of one part.
   * @throws PartError for a second file where the description allows one
   */
  take(name: string, value: unknown): void {
    const style = this.field(name)?.style ?? 'single';
    const isList = style === 'repeated' || style === 'files' || style === 'jsons';
    const isThere = Object.hasOwn(this.value, name);
    if (isThere && style === 'file') throw wrongPart(name, 'maxItems', 'must be one part', 1);
    if (!isThere) this.value[name] = isList ? [value] : value;
    // What is there twice is a list, which the check of a single value refuses.
    else if (isList) (this.value[name] as unknown[]).push(value);
    else this.value[name] = [this.value[name], value].flat();
  }
}
