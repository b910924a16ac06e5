import { walkUsed, type Content, type Description, type Kind, type Operation } from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import { WrittenTypes } from './written-types.ts';

/** How many objects of a kind the description uses, and how many of them are in the generated types. */
export interface Coverage {
  readonly kind: Covered;
  readonly described: number;
  readonly generated: number;
}

type Covered = (typeof COVERED)[number];

const COVERED = ['Operation', 'Parameter', 'RequestBody', 'MediaType', 'Response', 'Callback'] as const;

/** What each is called in notes. */
const CALLED: Record<Covered, string> = {
  Operation: 'operation',
  Parameter: 'parameter',
  RequestBody: 'request body',
  MediaType: 'media type',
  Response: 'response',
  Callback: 'callback',
};

/**
 * Walks the document, and compares what it uses with what the generated types hold, read from their text. Notes what is
 * missing there, each with its location.
 * @param types the text of `types/openapi.ts`
 */
export function noteUncovered(description: Description, types: string, notes: Notes): readonly Coverage[] {
  const written = findWritten(description, new WrittenTypes(types));
  const counts = new Map<Kind, { kind: Covered; described: number; generated: number }>(
    COVERED.map((kind) => [kind, { kind, described: 0, generated: 0 }]),
  );
  const missing: string[] = [];
  for (const { kind, node } of walkUsed(description.root, LEAVES)) {
    const count = counts.get(kind);
    // What stands within something that is missing goes with it.
    if (count === undefined || missing.some((above) => node.pointer.startsWith(`${above}/`))) continue;
    count.described += 1;
    if (written.has(node.pointer)) {
      count.generated += 1;
      continue;
    }
    missing.push(node.pointer);
    // What was left out on purpose has a note with the reason.
    if (!notes.hasAt(node.pointer)) notes.add(node.pointer, noteOf(count.kind));
  }
  return [...counts.values()];
}

/**
 * Notes the encodings that nothing applies: those by position of single parts, and those within another, unless they are
 * of a response that is read and written part by part.
 */
export function noteEncodings(description: Description, notes: Notes): void {
  const applied = listParts(description);
  for (const { kind, node } of walkUsed(description.root, new Set<Kind>(['Callback', 'Header', 'Schema']))) {
    const { encoding, prefixEncoding, itemEncoding } = Object(node.value) as Record<string, unknown>;
    const isApplied = applied.some((pointer) => `${node.pointer}/`.startsWith(`${pointer}/`));
    if (kind === 'MediaType' && prefixEncoding !== undefined && !isApplied)
      notes.add(
        `${node.pointer}/prefixEncoding`,
        'the encodings by position are not applied: each part is read by its own media type',
      );
    const within = isApplied ? [encoding] : [encoding, prefixEncoding, itemEncoding];
    if (kind === 'Encoding' && within.some((one) => one !== undefined))
      notes.add(node.pointer, 'the encodings within this one are not applied: its part is read as a whole');
  }
}

/** The pointers of the responses that are read and written part by part. */
function listParts({ operations }: Description): readonly string[] {
  return operations.flatMap(({ responses }) =>
    responses.flatMap(({ content }) =>
      content
        .filter(({ framing, itemSchema }) => framing === 'parts' && itemSchema !== undefined)
        .map(({ pointer }) => pointer),
    ),
  );
}

/** Their parts are covered with them, or are missing with them. */
const LEAVES: ReadonlySet<Kind> = new Set<Kind>(['Callback', 'Header', 'Schema', 'Encoding']);

function noteOf(kind: Covered): string {
  if (kind === 'Callback') return 'nothing is generated for the requests of a callback';
  return `the ${CALLED[kind]} is not in the generated types`;
}

/** The pointers of all that the types hold. */
function findWritten(description: Description, types: WrittenTypes): ReadonlySet<string> {
  const found = new Set<string>();
  for (const operation of description.operations)
    addOperation(operation, ['paths', operation.path], types, found);
  for (const webhook of description.webhooks) addOperation(webhook, ['webhooks', webhook.path], types, found);
  return found;
}

function addOperation(operation: Operation, item: string[], types: WrittenTypes, found: Set<string>): void {
  const { method, parameters, body, responses, pointer, overridden } = operation;
  if (!types.names(...item).includes(method)) return;
  found.add(pointer);
  const at = [...item, method];
  for (const { in: location, name, pointer: own } of parameters) {
    const isQuerystring = location === 'querystring';
    const names = types.names(...at, 'parameters', ...(isQuerystring ? [] : [location]));
    if (names.includes(isQuerystring ? 'query' : name)) found.add(own);
  }
  // Those of the Path Item that the operation replaces have no effect.
  for (const { pointer: own } of overridden) found.add(own);
  const media = (content: readonly Content[], ...path: string[]): void => {
    const names = types.names(...at, ...path, 'content');
    for (const one of content) if (names.includes(one.type)) found.add(one.pointer);
  };
  if (body && types.names(...at).includes('requestBody')) {
    found.add(body.pointer);
    media(body.content, 'requestBody');
  }
  const statuses = types.names(...at, 'responses');
  for (const { status, content, pointer: own } of responses) {
    if (!statuses.includes(status)) continue;
    found.add(own);
    media(content, 'responses', status);
  }
  for (const { content } of parameters) if (content) found.add(content.pointer);
}
