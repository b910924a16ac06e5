import {
  getProperties,
  getTypes,
  isJsonType,
  listBranches,
  readEvents,
  type Content,
  type Node,
  type Operation,
} from '@web-data/openapi';
import type { Notes } from '../notes.ts';
import { planPartEncodings } from '../part-encodings.ts';
import { inlineLiteral } from '../source.ts';
import { isStream, listSuccesses } from './successes.ts';

/** How the items of a response are read: a call of the runtime of streams, and the media type for `Accept`. */
export interface StreamPlan {
  code: string;
  type: string;
}

/**
 * Finds the stream that an operation is read as, where its successes are all streams of items: the first media type in
 * document order. `undefined` for any other operation, which is read completely.
 */
export function findStream(operation: Operation): Content | undefined {
  const all = listSuccesses(operation).flatMap(({ content }) => content);
  return all.every(isStream) ? all[0] : undefined;
}

/** Plans how to read an operation whose response is a stream (`findStream`). */
export function planStream(operation: Operation): StreamPlan | undefined {
  const first = findStream(operation);
  if (first === undefined) return undefined;
  const type = parseMediaType(first.type);
  return { code: `streams.receiveItems(${readerOf(first, type)})`, type: first.type };
}

/**
 * Plans how to read the stream of an operation that may respond with complete content, too. `isRequested` tells that the
 * member `stream` of its JSON body decides, as in APIs of language models; otherwise the header `Accept` does.
 */
export function planChoice(operation: Operation): (StreamPlan & { isRequested: boolean }) | undefined {
  const all = listSuccesses(operation).flatMap(({ content }) => content);
  const first = all.find(isStream);
  if (first === undefined || all.every(isStream)) return undefined;
  const isRequested = hasSwitch(operation);
  const type = parseMediaType(first.type);
  const call = isRequested ? 'receiveEither' : 'receiveItems';
  return { code: `streams.${call}(${readerOf(first, type)})`, type: first.type, isRequested };
}

/** Whether the JSON body has a member `stream` that may be true. */
function hasSwitch({ body }: Operation): boolean {
  const json = body?.content.find(({ type }) => isJsonType(type));
  if (json?.schema === undefined) return false;
  const found = getProperties(json.schema).get('stream');
  return found !== undefined && allowsBoolean(found);
}

function allowsBoolean(schema: Node): boolean {
  return (
    getTypes(schema).includes('boolean') ||
    listBranches(schema).some((one) => getTypes(one).includes('boolean'))
  );
}

/** Notes each stream that no function reads, with its location and what is read instead. */
export function noteStreams(operations: readonly Operation[], notes: Notes): void {
  for (const operation of operations) {
    const all = listSuccesses(operation).flatMap(({ content }) => content);
    const read = (planStream(operation) ?? planChoice(operation))?.type;
    for (const content of all.filter(isStream)) {
      if (content.type === read) continue;
      const text = `the items of ${content.type} are not read one by one: those of ${read} are`;
      notes.add(content.pointer, text, operation.id);
    }
  }
}

/** The media type of a body that is written item by item; `undefined` where the client has no writer for it. */
export function planItems(content: readonly Content[]): { code: string; type: string } | undefined {
  const found = content.find(
    (one) => isStream(one) && (one.framing === 'lines' || one.framing === 'sequence'),
  );
  if (found === undefined) return undefined;
  const separator = found.framing === 'sequence' ? String.raw`, "\u001e"` : '';
  const code = `/* @__PURE__ */ streams.itemsBody(${JSON.stringify(found.type)}${separator})`;
  return { code, type: found.type };
}

/** The module of streams beside a runtime. */
function getStreamsModule(runtime: string): string {
  return runtime.endsWith('/index.ts')
    ? runtime.replace('index.ts', 'streams/index.ts')
    : `${runtime}/streams`;
}

/** The import of the module of streams, where the text uses it. */
export function importStreams(runtime: string, text: string, isType = false): string {
  if (!/\bstreams\./.test(text)) return '';
  return `import ${isType ? 'type ' : ''}* as streams from ${JSON.stringify(getStreamsModule(runtime))};\n`;
}

function readerOf(content: Content, type: string): string {
  const { framing, itemSchema } = content;
  if (framing === 'events') {
    const { data, byName } = readEvents(itemSchema!);
    const formats = { data, ...(byName.size > 0 && { byName: [...byName] }) };
    return `/* @__PURE__ */ streams.eventItems(${inlineLiteral(formats)})`;
  }
  const reader = { lines: 'lineItems', sequence: 'sequenceItems', parts: 'partItems' }[framing!];
  const encodings = framing === 'parts' ? planPartEncodings(content) : undefined;
  return `/* @__PURE__ */ streams.${reader}(${JSON.stringify(type)}${encodings ? `, ${inlineLiteral(encodings)}` : ''})`;
}

function parseMediaType(type: string): string {
  return type.split(';')[0]!.trim().toLowerCase();
}
