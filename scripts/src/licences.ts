import parseExpression from 'spdx-expression-parse';
import type { Info } from 'spdx-expression-parse';
import { runPnpm } from './run-pnpm.ts';

/** Licences that are compatible with the MIT licence of this project, as SPDX names. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // Typefaces: the file is shipped unchanged, with the text of its own licence.
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages whose package.json does not name the licence in their LICENSE file. */
const readByHand: Record<string, string> = {
  '@figma/rest-api-spec': 'MIT',
  duck: 'BSD-2-Clause',
  'human-readable-ids': 'Apache-2.0',
  'map-stream': 'MIT',
  spawndamnit: 'MIT',
  // Its README puts it in the public domain.
  'uri-templates': 'Unlicense',
};

export interface Dependency {
  name: string;
  versions: string[];
}

/** Every installed dependency by its licence, as pnpm reads it from their package.json. */
export function listLicences(root: string): Record<string, Dependency[]> {
  const printed = runPnpm(['licenses', 'list', '--json'], root);
  return JSON.parse(printed) as Record<string, Dependency[]>;
}

/** Whether allowed licences alone satisfy an SPDX expression. */
export function isAllowed(expression: string): boolean {
  try {
    return fulfils(parseExpression(expression));
  } catch {
    // Not an SPDX expression, such as "Unknown".
    return false;
  }
}

function fulfils(info: Info): boolean {
  if ('license' in info) return allowed.has(info.license);
  return info.conjunction === 'or'
    ? fulfils(info.left) || fulfils(info.right)
    : fulfils(info.left) && fulfils(info.right);
}

/** One sentence for each dependency whose licence is not allowed. */
export function checkLicences(byLicence: Record<string, Dependency[]>): string[] {
  return Object.entries(byLicence)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, dependencies]) =>
      dependencies
        .filter(({ name }) => !isAllowed(readByHand[name] ?? licence))
        .map(
          ({ name, versions }) =>
            `${name} ${versions.join(', ')} is under ${licence}: replace it, or add the licence to scripts/src/licences.ts with its reason.`,
        ),
    );
}
