import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A part of a site that needs a package which not every user installs. */
export interface OptionalPart {
  /** The member of the configuration that turns it off. */
  member: 'reference' | 'postman' | 'cards';
  /** What it is, for people. */
  name: string;
  package: string;
}

/** Parts that are left out where their package is not installed. */
const optionalParts: readonly OptionalPart[] = [
  { member: 'reference', name: 'the Redoc reference', package: '@redocly/cli' },
  { member: 'postman', name: 'the Postman collection', package: 'openapi-to-postmanv2' },
  { member: 'cards', name: 'pictures for link previews', package: '@napi-rs/canvas' },
];

/** From this package, and from the folder in which the command runs: `npx` installs this one elsewhere. */
const loaders = [import.meta.url, join(process.cwd(), 'package.json')].map((from) => createRequire(from));

/** The path of a file of an optional package; undefined where it is not installed. */
export function findOptional(specifier: string): string | undefined {
  for (const { resolve } of loaders) {
    try {
      return resolve(specifier);
    } catch {
      // The next loader may find it.
    }
  }
  return undefined;
}

/** Loads an optional package. @throws Error naming it where it is not installed */
export function loadOptional<T>(specifier: string): T {
  const file = findOptional(specifier);
  if (file === undefined)
    throw new Error(`${specifier} is not installed: npm install --save-dev ${specifier}`);
  return loaders[0]!(file) as T;
}

/** The enabled parts whose package is not installed. */
export function listMissing(
  enabled: Readonly<Partial<Record<OptionalPart['member'], boolean>>>,
): OptionalPart[] {
  return optionalParts.filter(({ member, package: name }) => {
    // Not every package exports its main file.
    return enabled[member] !== false && findOptional(`${name}/package.json`) === undefined;
  });
}

/** One sentence for the parts that are left out; empty for none. */
export function describeMissing(parts: readonly OptionalPart[]): string {
  if (parts.length === 0) return '';
  const names = parts.map((part) => `${part.name} (${part.package})`).join(', ');
  const members = parts.map(({ member }) => member).join(', ');
  return `Left out: ${names}. Install the package to have it, or set ${members} to false.`;
}
