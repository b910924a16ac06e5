/** An operation of a description, by the types of its paths. */
export type OperationAt<Paths, Path extends keyof Paths, Verb extends keyof Paths[Path]> = Paths[Path][Verb];

/**
 * What a request or response object of the generated types holds: that of its JSON where it has some, else text where all
 * of it is text, else bytes; `undefined` where there is nothing.
 */
export type ContentOf<T> = T extends { content: infer Content }
  ? Content extends { 'application/json': infer Body }
    ? Body
    : [JsonType<keyof Content>] extends [never]
      ? [Exclude<keyof Content, TextType>] extends [never]
        ? string
        : Blob
      : Content[JsonType<keyof Content>]
  : undefined;

type TextType = `text/${string}` | `${string}xml` | `${string}xml;${string}`;

/** Media types that JSON is read from. */
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
      : Content
    : unknown
  : never;

/** What is sent as a file; only a `File` has a name. */
export type FileContent = Blob | ArrayBuffer | ArrayBufferView;

/** Query parameters of an operation. */
export type Query<Op> = Parameters<Op, 'query'>;

/** What an operation takes in headers and cookies, but what the client gives itself. */
export type Fields<Op> = Input<Omit<Parameters<Op, 'header'>, OwnHeader | Lowercase<OwnHeader>>> &
  Input<Parameters<Op, 'cookie'>>;

type OwnHeader = 'Accept' | 'Content-Type' | 'Authorization' | 'Idempotency-Key';

type Input<T> = [T] extends [never] ? unknown : T;

/** Parameters of an operation in one place. */
export type Parameters<Op, Location extends string> = Op extends {
  parameters: { [Name in Location]?: infer Input };
}
  ? NonNullable<Input>
  : never;
