import type { Description } from './description/description.ts';
import type { Glossary } from './render/inline.ts';

/** The names that become links wherever a text writes them as code: schemas, errors and operations. */
export function createGlossary({ schemas, errors, operations, guides }: Description): Glossary {
  const strings = errors.filter(({ error }) => errors.filter((other) => other.error === error).length === 1);
  return new Map([
    ...(guides.has('versioning') ? [['definition marks', '/guides/versioning/#marks'] as const] : []),
    ...schemas.map(({ name, page }) => [name, `/${page}`] as const),
    ...strings.map(({ error, page }) => [error, `/${page}`] as const),
    // Those that are the class of an error as well lead to its own page.
    ...errors.map(({ statusClassName }) => [statusClassName, '/errors/'] as const),
    ...errors.flatMap(({ name, className, page }) => [
      [name, `/${page}`] as const,
      [className, `/${page}`] as const,
    ]),
    ...operations.map(({ method, path, page }) => [`${method} ${path}`, `/${page}`] as const),
    ...operations.map(({ sdkMethod, page }) => [`web.${sdkMethod}`, `/${page}`] as const),
  ]);
}
