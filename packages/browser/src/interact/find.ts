import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Locator, Page } from 'playwright-core';
import { ActionError } from './action.ts';
import type { Target } from './action.ts';
import { listElements, formatElement, ROLES } from './elements.ts';
import { narrow } from './narrow.ts';

/** Milliseconds between two attempts to find an element. */
const LOOK_EVERY_MS = 100;
/** Milliseconds after which an element that a user cannot act on may match, too. */
const OTHERWISE_MS = 2000;
/** Max milliseconds to look at an element for its description. */
const DESCRIBE_MS = 1000;
/** Max frames of a page that are searched. */
const MAX_FRAMES = 20;
/** Selects elements that users fill in. */
const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
/** Matches the best name of an element in a locator as Playwright writes it. */
const CALLED =
  /getBy(?:Role\('(?<role>\w+)'(?:, \{ name: '(?<name>(?:[^'\\]|\\.)*)'[^}]*\})?|(?:Label|Placeholder|Text|AltText|Title)\('(?<label>(?:[^'\\]|\\.)*)'[^)]*)\)[^(]*$/;

/** Whether a target names an element at all. */
export function isNamed({ ref, selector, role, name }: Target): boolean {
  return [ref, selector, role, name].some((part) => part !== undefined);
}

/**
 * Waits for the element that a target names.
 * @param timeout max milliseconds to wait for it.
 * @throws {ActionError} when there is none, with what the page has instead; when there are several, with their refs.
 */
export async function find(page: Page, target: Target, timeout: number, or?: Or): Promise<Locator> {
  const [first, ...others] = await findAll(page, target, timeout, or);
  if (target.first || others.length === 0) return first;
  throw await several(page, target, others.length + 1);
}

/**
 * Waits until a target matches, and returns all matches.
 * @throws {ActionError} when there is none, with what the page has instead.
 */
export async function findAll(
  page: Page,
  target: Target,
  timeout: number,
  or?: Or,
): Promise<[Locator, ...Locator[]]> {
  if (!isNamed(target))
    throw new ActionError(
      'No element was named. Give its ref of the last snapshot, a selector, or a role and a name.',
    );
  const until = Date.now() + timeout;
  const otherwiseFrom = Date.now() + Math.min(OTHERWISE_MS, timeout / 2);
  for (;;) {
    let [first, ...others] = await matches(page, target, byRole);
    if (!first && or !== undefined && Date.now() >= otherwiseFrom)
      [first, ...others] = await matches(page, target, OTHERWISE[or]);
    if (first) return [first, ...others];
    if (Date.now() >= until) {
      [first, ...others] = await matches(page, target, byRoleEverywhere);
      if (first) return [first, ...others];
      throw await none(page, target);
    }
    await wait(LOOK_EVERY_MS);
  }
}

/** Names an element for a message, such as `button "Log in"`. */
export async function describe(locator: Locator, target: Target): Promise<string> {
  // A snapshot of the element would contain the name as well, but invalidate the refs of the last snapshot of the page.
  const code = await locator.normalize().then(String, () => '');
  const { role, name, label } = CALLED.exec(code)?.groups ?? {};
  const restore = (cut: string): string => restoreName(unescaped(cut), target);
  if (role !== undefined) return formatElement({ role, name: name && restore(name), ref: undefined });
  if (label !== undefined)
    return formatElement({ role: await kind(locator, code), name: restore(label), ref: undefined });
  // The page may have replaced the element meanwhile.
  const said = target.ref === undefined && target.selector === undefined ? target.name : undefined;
  return said === undefined
    ? 'the element'
    : formatElement({ role: target.role ?? 'element', name: said, ref: undefined });
}

async function kind(locator: Locator, code: string): Promise<'field' | 'text'> {
  if (!/getBy(?:Label|Placeholder)\([^(]*$/.test(code)) return 'text';
  const options = { timeout: DESCRIBE_MS };
  return (await locator.evaluate(isSelected, FIELD, options).catch(() => true)) ? 'field' : 'text';
}

/** Runs in the page. */
function isSelected(element: Element, selector: string): boolean {
  return element.matches(selector);
}

/** Adds what Playwright has cut from the name that an element was found by: it leaves out numbers at the end. */
function restoreName(cut: string, { ref, selector, name = '' }: Target): string {
  const isFoundByName = ref === undefined && selector === undefined;
  return isFoundByName && name.toLowerCase().startsWith(cut.toLowerCase())
    ? cut + name.slice(cut.length)
    : cut;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, '$1');
}

/** Other elements that a name may match when no element that a user can act on has it. */
export type Or = 'field' | 'file' | 'label' | 'text';

type By = (
  frame: Frame,
  target: Target,
  exact: boolean,
) => Locator | undefined | Promise<Locator | undefined>;

const OTHERWISE: Readonly<Record<Or, By>> = {
  /**
   * Visible text, the alternative text and title of an image, and the label of an element without a role, as the days of
   * calendars have: many elements that users click have no role that says so.
   */
  text: (frame, { selector, role, name }, exact) => {
    if (name === undefined || role !== undefined || selector !== undefined) return undefined;
    const text = frame.getByText(name, { exact });
    const labelled = frame.getByLabel(name, { exact }).and(frame.locator('css=[aria-label]'));
    const attributed = frame.getByAltText(name, { exact }).or(frame.getByTitle(name, { exact })).or(labelled);
    // Of elements in each other that have the name, such as a link with a title and the icon in it, the innermost counts.
    return text.or(attributed.filter({ hasNot: text.or(attributed) })).filter({ visible: true });
  },
  /** A field that its label names, or its placeholder, and that has no role of a field: a colour, an editor. */
  field: (frame, { selector, role, name }, exact) => {
    if (name === undefined || role !== undefined || selector !== undefined) return undefined;
    return frame
      .getByLabel(name, { exact })
      .or(frame.getByPlaceholder(name, { exact }))
      .and(frame.locator(`css=${FIELD}`));
  },
  /** A file input, which has no role, and is mostly hidden behind its label. */
  file: (frame, { selector, role, name }, exact) => {
    if (name === undefined || role !== undefined || selector !== undefined) return undefined;
    return frame.getByLabel(name, { exact }).and(frame.locator('css=input[type=file]'));
  },
  /** A box that is hidden behind its label. */
  label: (frame, { selector, role, name }, exact) => {
    if (name === undefined || selector !== undefined) return undefined;
    const type =
      role === 'radio' || role === 'checkbox' ? `[type=${role}]` : ':is([type=checkbox], [type=radio])';
    return frame.getByLabel(name, { exact }).and(frame.locator(`css=input${type}`));
  },
};

/**
 * Elements with that exact name come before those whose name contains it; hidden ones only match when none is visible.
 */
async function matches(page: Page, target: Target, by: By): Promise<Locator[]> {
  if (target.ref !== undefined) return findVisible(page.getByRef(target.ref));
  const scopes = target.selector === undefined ? page.frames().slice(0, MAX_FRAMES) : [page.mainFrame()];
  for (const exact of target.name === undefined || target.selector !== undefined ? [true] : [true, false]) {
    const found = await Promise.all(scopes.map(async (frame) => findVisible(await by(frame, target, exact))));
    if (found.some((some) => some.length > 0)) return found.flat();
  }
  return [];
}

async function findVisible(locator: Locator | undefined): Promise<Locator[]> {
  if (locator === undefined) return [];
  // An invalid selector, or a frame that was removed meanwhile, matches nothing.
  const count = await locator.count().catch(() => 0);
  if (count < 2) return count === 1 ? [locator] : [];
  const visible = locator.filter({ visible: true });
  const seen = await visible.count().catch(() => 0);
  const chosen = seen > 0 ? visible : locator;
  return Array.from({ length: seen || count }, (_, index) => chosen.nth(index));
}

async function byRole(frame: Frame, target: Target, exact: boolean): Promise<Locator | undefined> {
  const { selector, role, name } = target;
  const scope = selector === undefined && name !== undefined ? await narrow(frame, { name, role }) : frame;
  return scope && byRoleEverywhere(scope, target, exact);
}

function byRoleEverywhere(scope: Frame | Locator, { selector, role, name }: Target, exact: boolean): Locator {
  // Playwright chains its own engines with `>>`, which is not CSS.
  if (selector !== undefined) return scope.locator(`css=${selector.replaceAll('>>', '> >')}`);
  const named = name === undefined ? {} : { name, exact };
  // Any string may be a role; one that ARIA does not define matches nothing.
  if (role !== undefined) return scope.getByRole(role as 'button', named);
  return ROLES.map((one) => scope.getByRole(one, named)).reduce((all, one) => all.or(one));
}

/** Counts the visible elements that a target names. 0 only when a search of whole frames finds none either. */
export async function countVisible(page: Page, target: Target): Promise<number> {
  const found = await matches(page, target, byRole);
  const or = found.length > 0 ? found : await matches(page, target, OTHERWISE.text);
  return (await sumVisible(or)) || sumVisible(await matches(page, target, byRoleEverywhere));
}

async function sumVisible(elements: Locator[]): Promise<number> {
  const visible = await Promise.all(elements.map((element) => element.isVisible().catch(() => false)));
  return visible.filter(Boolean).length;
}

async function none(page: Page, target: Target): Promise<ActionError> {
  const { ref, selector, role } = target;
  const said = `There is no ${formatTarget(target)}.`;
  if (ref !== undefined)
    return new ActionError(
      `${said} Refs are those of the last snapshot: take another one, for the page may have changed.`,
    );
  const alike = role === undefined || selector !== undefined ? '' : await listElements(page, [role]);
  if (alike) return new ActionError(`${said} There are: ${alike}.`);
  const others = await listElements(page, ROLES);
  if (others === undefined)
    return new ActionError(`${said} The page is too large to list what it has instead.`);
  const instead = others === '' ? 'The page has nothing to act on.' : `What can be acted on is: ${others}.`;
  return new ActionError(`${said} ${instead}`);
}

async function several(page: Page, target: Target, count: number): Promise<ActionError> {
  const { role, selector, name } = target;
  const roles = role === undefined || selector !== undefined ? ROLES : [role];
  const candidates = await listElements(page, roles, selector === undefined ? name : undefined);
  const choice = !candidates ? '' : ` Choose one of these: ${candidates}.`;
  return new ActionError(
    `There is more than one ${formatTarget(target)}: ${count}. Name one by its ref.${choice}`,
  );
}

/** Names the element that a target asks for, such as `button named "Log in"`. */
export function formatTarget({ ref, selector, role, name }: Target): string {
  if (ref !== undefined) return `element ${ref} in the last snapshot`;
  if (selector !== undefined) return `element of the selector ${selector.slice(0, 200)}`;
  const kind = role ?? 'element';
  return name === undefined ? kind : `${kind} named "${name.slice(0, 200)}"`;
}
