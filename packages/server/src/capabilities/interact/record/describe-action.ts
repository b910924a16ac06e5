import type { InteractAction } from '@web-data/types';
import { findNamedKey } from '@web-data/browser';

/** Describes what an action requests, such as `button "Log in"`. Never has a text that is typed or chosen. */
export function describeAction(action: InteractAction): string {
  return [describeTarget(action), describeOptions(action)].filter((part) => part !== '').join(', ');
}

function describeTarget({ ref, selector, role, name }: InteractAction): string {
  if (ref !== undefined) return `ref ${ref}`;
  if (selector !== undefined) return `selector ${selector}`;
  return [role, name === undefined ? undefined : JSON.stringify(name)].filter(Boolean).join(' ');
}

function describeOptions(action: InteractAction): string {
  switch (action.type) {
    case 'goto':
      return action.url ?? '';
    case 'press':
      return findNamedKey(action.key ?? '') ?? 'a character';
    case 'wait':
      return [action.url, action.state, action.milliseconds && `${action.milliseconds} ms`]
        .filter(Boolean)
        .join(', ');
    case 'scroll':
      return action.direction ?? '';
    case 'dialog':
      return (action.accept ?? true) ? 'accept' : 'dismiss';
    case 'upload':
      return `${action.files?.length ?? 0} files`;
    case 'switchWindow':
      return `window ${action.window}`;
    case 'download':
      return action.file ?? '';
    default:
      return '';
  }
}
