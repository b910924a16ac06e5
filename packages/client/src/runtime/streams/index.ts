export { eventItems } from './events.ts';
export { lineItems } from './json-texts.ts';
export { partItems } from './parts.ts';
export type { PartEncoding, PartEncodings } from './parts.ts';
export { sequenceItems, itemsBody } from './json-texts.ts';
export type { DataFormat, EventFormats } from './events.ts';
export type { ItemReader, ItemSource, Resumption } from './item-reader.ts';
export type { StreamOptions } from './options.ts';
export { receiveEither, receiveItems, sendItems } from './send.ts';
