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
