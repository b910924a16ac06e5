import type { Description } from '../description/description.ts';
import { guidePath, type Guide } from './guide.ts';

/**
 * Where a link of a guide leads within the site. `operation:mapUrls`, `webhook:agent.started`, `error:NotFound` and `schema:MapLink` name
 * parts of the description, `retries.md` another guide; addresses of the site or the web stay as they are.
 * @throws Error naming the file and the link when the part or guide does not exist.
 */
export function linkTarget(
  description: Description,
  guides: Guide[],
  source: string,
  target: string,
): string {
  const [address = '', fragment] = target.split('#');
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  const page = pageOf(description, guides, address);
  if (page !== undefined) return `/${page}${anchor}`;
  if (/^(?:https?:|\/|#|$)/.test(address) || target.startsWith('#')) return target;
  throw new Error(
    `${source}: the link ${target} leads to nothing. Name an existing guide, operation, error or schema.`,
  );
}

function pageOf(
  { operations, webhooks, errors, schemas }: Description,
  guides: Guide[],
  address: string,
): string | undefined {
  const [kind, name] = address.split(':');
  if (kind === 'operation') return operations.find((operation) => operation.id === name)?.page;
  if (kind === 'webhook') return webhooks.find(({ path }) => path === name)?.page;
  if (kind === 'error') return errors.find((error) => error.name === name)?.page;
  if (kind === 'schema') return schemas.find((schema) => schema.name === name)?.page;
  const guide = guides.find(({ file }) => file === address);
  return guide && guidePath(guide.file);
}
