/** An operation of a description, by the types of its paths. */
export type OperationAt<Paths, Path extends keyof Paths, Verb extends keyof Paths[Path]> = Paths[Path][Verb];

/**
 * The content of a generated request or response object: its JSON type if it has JSON, else its items if it is a stream,
 * else text if all of it is text, else bytes; `undefined` without content.
 */
export type ContentOf<T> = T extends { content: infer Content }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : [JsonType<Complete<Content>>] extends [never]
      ? [Extract<Content[keyof Content], AsyncIterable<unknown>>] extends [never]
        ? [Exclude<keyof Content, TextType>] extends [never]
          ? string
          : Blob
        : Extract<Content[keyof Content], AsyncIterable<unknown>>
      : Content[JsonType<Complete<Content>> & keyof Content]
  : undefined;

/** The media types that are no streams. */
type Complete<Content> = {
  [Type in keyof Content]: Content[Type] extends AsyncIterable<unknown> ? never : Type;
}[keyof Content];

type TextType = `text/${string}` | `${string}xml` | `${string}xml;${string}`;

/** Media types that may hold JSON. */
type JsonType<Type> = Type extends `${string}json` | `${string}json;${string}` | '*/*' | 'application/*'
  ? Type
  : never;

/** Body of the requests of an operation in one of its media types; any part of a form may be a file, or its bytes. */
export type RequestBody<Op, Type extends string = 'application/json'> = Op extends {
  requestBody?: infer Body;
}
  ? NonNullable<Body> extends { content: { [Name in Type]: infer Content } }
    ? Type extends `multipart/${string}`
      ? { [Name in keyof Content]: Content[Name] | FileContent | FileContent[] }
      : Content extends AsyncIterable<infer Item>
        ? AsyncIterable<Item> | Iterable<Item>
        : Content
    : unknown
  : never;

/** A file to send; only a `File` has a name. */
export type FileContent = Blob | ArrayBuffer | ArrayBufferView;

/** Query parameters of an operation. */
export type Query<Op> = Parameters<Op, 'query'>;

/** Header and cookie parameters of an operation, except those that the client sets. */
export type Fields<Op> = Input<Omit<Parameters<Op, 'header'>, OwnHeader | Lowercase<OwnHeader>>> &
  Input<Parameters<Op, 'cookie'>>;

type OwnHeader = 'Accept' | 'Content-Type' | 'Authorization' | 'Idempotency-Key';

type Input<T> = [T] extends [never] ? unknown : T;

/** Parameters of an operation in one location. */
export type Parameters<Op, Location extends string> = Op extends {
  parameters: { [Name in Location]?: infer Input };
}
  ? NonNullable<Input>
  : never;

/** An operation of which only the responses that are streams count; one without content, or with an error, stays. */
export type OnlyStreams<Op> = Op extends { responses: infer Responses }
  ? { responses: { [Status in keyof Responses]: StreamOf<Responses[Status]> } }
  : Op;

type StreamOf<Response> = Response extends { content: infer Content }
  ? [Items<Content>] extends [never]
    ? Response
    : { content: { stream: Items<Content> } }
  : Response;

type Items<Content> = Extract<Content[keyof Content], AsyncIterable<unknown>>;
