export { createApi } from './api.ts';
export type { Api, ApiTables } from './api.ts';
export type { AnyTypes, ApiTypes, IdOf } from './api-types.ts';
export { cutSegment } from './path.ts';
export type { Field } from './field.ts';
export { urlencoded } from './forms.ts';
export { FilePart } from './multipart/file-part.ts';
export { multipart } from './multipart/multipart.ts';
export { mediaRanges } from './media-type.ts';
export { problemJson } from './reply.ts';
export { basic, bearer, cookieKey, headerKey, httpScheme, outside, queryKey } from './schemes.ts';
export type { BasicCredential, Scheme } from './schemes.ts';
export {
  commas,
  cookie,
  deepObject,
  readExplodedObject,
  json,
  readList,
  readObject,
  readRepeated,
  readScalar,
} from './styles.ts';
export type { IntegerCodec } from './integers.ts';
export { formQuery, jsonQuery, textQuery } from './querystring.ts';
export { toItemStream, type ItemStreamOptions } from './item-stream.ts';
export { eventWriter, lineWriter, sequenceWriter } from './item-writer.ts';
export { partWriter } from './part-writer.ts';
export type { PartEncoding, PartEncodings } from './part-writer.ts';
export type { CreateItemWriter, EventFormats, ItemWriter } from './item-writer.ts';
export { createValidator } from './validator.ts';
export type { CheckResult, MatchResult, Validator } from './validator.ts';
export { Rejection, type RejectOptions } from './rejection.ts';
export type { Checks, Violation, CollectViolations, IsValid } from './check.ts';
export type { ApiTypesOf, Described, Unchecked } from './described.ts';
export type { Detail } from './detail.ts';
export type { Messages } from './messages.ts';
export type { GuardOptions } from './guard.ts';
export type { AdapterOptions, Handler, HandlerContext, Handlers } from './handlers.ts';
export type {
  BodyRule,
  BodyRules,
  Operation,
  PartsContext,
  PartsRead,
  PartsRule,
  ReadBody,
  Requirement,
} from './operation.ts';
export type { Parameter, ParameterSource } from './parameter.ts';
export type { NamedLocation } from './location.ts';
export type { Body, HandlerResponse, Validated } from './operation-types.ts';
export type {
  Authenticate,
  AuthenticateContext,
  Authenticators,
  ErrorBody,
  ErrorContent,
  HookContext,
  RejectContext,
  ResponseViolation,
  ValidatorOptions,
} from './options.ts';
export type { ResponseCheck, ResponseChecks, ResponseTables } from './response-check.ts';
export type { CheckResponse } from './response-checks.ts';
