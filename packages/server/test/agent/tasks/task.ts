/** A task for a run without a model: pages as people write them, and what they state of what is asked for. */
export interface Task {
  /** What is special about its pages. */
  title: string;
  /** The bodies of its pages. */
  pages: readonly string[];
  schema: object;
  /** All that the pages state of the schema. */
  expected: unknown;
  /** What the run gives, where it is less. */
  found?: unknown;
}

export const text = { type: 'string' };
export const number = { type: 'number' };
export const integer = { type: 'integer' };
export const date = { type: 'string', format: 'date' };
export const object = (properties: object): object => ({ type: 'object', properties });
export const list = (properties: object): object => ({ type: 'array', items: object(properties) });
