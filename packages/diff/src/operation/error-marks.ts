import { child, pickStrings, type Node } from '@web-data/openapi';
import { isProvisional } from '../marks.ts';
import { markIn } from '../scope.ts';

/** The mark of an error in its entry of the catalogue; undefined without one. */
export function markOfError(part: Node, name: string): string | undefined {
  return markIn(child(part.document.root, 'x-error-catalogue', name));
}

/** The mark of a response: its own, or that of the errors it lists in `x-errors` when all of them are provisional. */
export function markOfResponse(response: Node): string | undefined {
  const names = pickStrings(child(response, 'x-errors').value);
  const own = markIn(response);
  if (own !== undefined || names.length === 0) return own;
  return names.every((name) => isProvisional(markOfError(response, name))) ? 'provisional' : undefined;
}
