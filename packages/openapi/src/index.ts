export { Description, formatMalformed } from './description.ts';
export { DescriptionError } from './error.ts';
export { formatLocation, type Location } from './place.ts';
export {
  openDescription,
  parseDescription,
  readDescription,
  type OpenOptions,
  type ReadOptions,
} from './read.ts';
export { child, children, listItems, listMembers, resolve, type Document, type Node } from './node.ts';
export {
  listAppliedSchemas,
  findKeyword,
  getTypes,
  listBranches,
  readKeyword,
  getProperties,
  getRequiredMembers,
} from './schema.ts';
export { isSchemaKeyword, getHolding, type Holding, type Kind } from './grammar/objects.ts';
export { walk, type Visit } from './grammar/walk.ts';
export type { Malformed } from './grammar/well-formed.ts';
export type { Body } from './model/body.ts';
export { isJsonType } from './model/media-type.ts';
export { readContent, readItemSchema, type Content, type Example } from './model/content.ts';
export { readEncodings, type Encoding, type Encodings } from './model/encoding.ts';
export { readEvents, type DataFormat, type Events } from './model/events.ts';
export { getFraming, type Framing } from './model/framing.ts';
export { pathAsSent } from './path-as-sent.ts';
export {
  readErrorCatalogue,
  type CatalogueEntryObject,
  errorClassName,
  statusName,
} from './model/error-catalogue.ts';
export {
  isIdempotentMethod,
  isSafeMethod,
  isFixedMethod,
  METHODS,
  toHttpMethod,
  type FixedMethod,
} from './grammar/methods.ts';
export type { Callback, Operation } from './model/operation.ts';
export type { Parameter, ParameterLocation } from './model/parameter.ts';
export type { Header } from './model/header.ts';
export type { Link, Response } from './model/response.ts';
export {
  readSecurityScheme,
  type Carrier,
  type Security,
  type SecurityRequirement,
  type SecurityScheme,
} from './model/security.ts';
export type { Tag } from './model/tag.ts';
export { fillServer, serverPath, type Server, type ServerVariable } from './model/server.ts';
export {
  asArray,
  asObject,
  asString,
  isObject,
  getMember,
  pickStrings,
  getJsonType,
  type Json,
  type JsonObject,
  canonicalText,
  sameJson,
  isMultiple,
} from './json/json.ts';
export { joinPointer, splitPointer, valueAt } from './json/pointer.ts';
export { readPattern, timely, type TimelyPattern } from './json/timely-pattern.ts';
export { nameSource, readText } from './source/read-text.ts';
export { isAddress, type HostOptions } from './source/web/hosts.ts';
export { indexLines, type LineOf, parseText } from './source/source.ts';
export { walkUsed, type Used } from './references/walk-used.ts';
export { dereference, followReference, referenceTo, splitReference } from './references/target.ts';
export type * from './objects.ts';
