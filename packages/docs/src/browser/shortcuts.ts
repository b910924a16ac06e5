import { readChoice, storeChoice } from './choice-store.ts';

/** Elements in which keys type, and dialogs, which have keys of their own. */
const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, dialog, [contenteditable]';

/** Whether keys without a modifier do something (WCAG 2.2, 2.1.4): they do until the person disables them here. */
export function hasShortcuts(): boolean {
  return readChoice('shortcuts') !== 'off';
}

/** Enables or disables keys without a modifier, in this browser. */
export function setShortcuts(isOn: boolean): void {
  storeChoice('shortcuts', isOn ? 'on' : 'off');
}

/**
 * Whether a pressed key is the shortcut `key`: without a modifier, outside fields and dialogs, and not disabled. Shift is
 * none, as some keyboards have the key only with it.
 */
export function isShortcut(event: KeyboardEvent, key: string): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (event.key !== key || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest(TYPING)) && hasShortcuts();
}
