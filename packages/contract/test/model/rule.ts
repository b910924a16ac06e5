/** One demand on a request body: `test` tells whether the value at `at` (`*` for every item) meets it. */
export interface Rule {
  at: string;
  code: string;
  test(value: unknown): boolean;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value);

export const type = (at: string, test: (value: unknown) => boolean): Rule => ({ at, code: 'type', test });
export const oneOf = (at: string, ...values: unknown[]): Rule => ({
  at,
  code: 'enum',
  test: (value) => values.includes(value),
});
export const least = (at: string, bound: number): Rule => ({
  at,
  code: 'minimum',
  test: (value) => !(typeof value === 'number') || value >= bound,
});
export const most = (at: string, bound: number): Rule => ({
  at,
  code: 'maximum',
  test: (value) => !(typeof value === 'number') || value <= bound,
});
export const longest = (at: string, bound: number): Rule => ({
  at,
  code: 'maxLength',
  test: (value) => !isText(value) || [...value].length <= bound,
});
export const shortest = (at: string, bound: number): Rule => ({
  at,
  code: 'minLength',
  test: (value) => !isText(value) || [...value].length >= bound,
});
export const items = (at: string, bound: number): Rule => ({
  at,
  code: 'maxItems',
  test: (value) => !Array.isArray(value) || value.length <= bound,
});
export const matches = (at: string, pattern: RegExp): Rule => ({
  at,
  code: 'pattern',
  test: (value) => !isText(value) || pattern.test(value),
});
export const required = (at: string): Rule => ({
  at,
  code: 'required',
  test: (value) => value !== undefined,
});

export const httpUrl = (value: unknown): boolean =>
  !isText(value) || (value === value.trim() && /^https?:\/\//iu.test(value) && URL.canParse(value));
