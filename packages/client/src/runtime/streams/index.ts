export { eventItems } from './events.ts';
export { lineItems } from './lines.ts';
export { partItems } from './parts.ts';
export { sequenceItems } from './sequence.ts';
export { itemsBody } from './items-body.ts';
export type { DataFormat, EventFormats } from './events.ts';
export type { ItemReader, ItemSource, Resumption } from './item-reader.ts';
export type { StreamOptions } from './options.ts';
export { receiveEither, receiveItems, sendItems } from './send.ts';
