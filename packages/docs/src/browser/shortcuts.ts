const NAME = 'shortcuts';

/** Whether keys without a modifier do something (WCAG 2.2, 2.1.4): they do until the person disables them here. */
export function hasShortcuts(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Enables or disables keys without a modifier, in this browser. */
export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {}
}
