import type { Core } from './core.ts';
import { maxDetails, toDetails } from './detail.ts';
import type { HookContext } from './options.ts';
import { reportError } from './reply.ts';

/** Checks an item of a response against the description, in the mode of `validateResponses`. */
export type CheckItem = (item: unknown, sent: SentItem) => void;

/** The response that an item belongs to. */
export interface SentItem {
  status: number;
  /** The media type, without parameters. */
  type: string;
  context: HookContext;
}

/** @throws from the check: an Error that ends the stream, in the mode `reject` */
export async function createItemCheck(core: Core): Promise<CheckItem> {
  const { validateResponses, onResponseViolation } = core.options;
  const { responses, messages } = await core.api.responses();
  return (item, { status, type, context }) => {
    const { operation } = context;
    const checks = Object.hasOwn(responses, operation) ? responses[operation]! : {};
    const check = checks[String(status)] ?? checks[`${String(status)[0]}XX`] ?? checks['DEFAULT'];
    const rule = check?.items?.[type];
    // As the client reads it: JSON has no dates, and no `undefined`.
    const value: unknown = JSON.parse(JSON.stringify(item) ?? 'null');
    if (!rule || item instanceof Blob || rule.isValid(value)) return;
    const details = toDetails(messages, rule.collect(value), 'body').slice(0, maxDetails);
    const violation = { operation, status, code: 'item' as const, details };
    try {
      onResponseViolation?.(violation, context);
    } catch (error) {
      reportError(core, error, context);
    }
    if (validateResponses === 'reject')
      throw new Error(`An item of ${operation} is not as described.`, { cause: violation });
  };
}
