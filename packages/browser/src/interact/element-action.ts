import type { Locator, Page } from 'playwright-core';
import type { BrowserSession } from '../session/session.ts';
import { ActionError } from './action.ts';
import type { Action, Findings, Target } from './action.ts';
import { explainFailure } from './faults.ts';
import { describe, find } from './find.ts';
import type { Or } from './find.ts';
import type { Stillness } from './stillness.ts';

/** Parts of a session that an action works with. */
export interface ActionContext {
  readonly session: BrowserSession;
  readonly page: Page;
  readonly stillness: Stillness;
  /** Milliseconds that the action has left. */
  left(): number;
}

/** The message of an action, and its results. */
export type ActionResult = Findings & { readonly message: string };

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** Handlers of actions by their types. @throws {ActionError} and any error of Playwright */
export type Handlers<Type extends Action['type']> = {
  [One in Type]: (action: ActionOf<One>, context: ActionContext) => Promise<ActionResult>;
};

/** Max milliseconds to wait for an element, and then for it to accept an action. */
export const ELEMENT_MS = 5000;

/** Does something with the element that an action names. */
export async function actOn(
  target: Target,
  { page, left }: ActionContext,
  did: string,
  work: (element: Locator, timeout: number) => Promise<unknown>,
  or?: Or,
): Promise<ActionResult> {
  const element = await find(page, target, Math.min(ELEMENT_MS, left()), or);
  const called = await describe(element, target);
  await work(element, Math.min(ELEMENT_MS, left())).catch((cause: unknown) => {
    throw new ActionError(`${called}: ${explainFailure(cause)}`, { cause });
  });
  return { message: `${did} ${called}.`, element: called };
}
