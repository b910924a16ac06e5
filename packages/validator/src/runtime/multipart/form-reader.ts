import type { Field } from '../field.ts';
import type { PartsContext, PartsRead } from '../operation.ts';
import { readStyled } from '../styled-fields.ts';
import { checkHead } from './check-head.ts';
import { FilePart, streamPart } from './file-part.ts';
import { Form } from './form.ts';
import { tooLarge, wrongPart } from './part-error.ts';
import { readHead } from './part-head.ts';
import type { PartHead } from './part-head.ts';
import type { PartReader } from './part-reader.ts';
import { counter, isFile, readBytes, readText } from './read-part.ts';
import type { Count } from './read-part.ts';

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
