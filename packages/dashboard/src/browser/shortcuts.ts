const NAME = 'web-data.shortcuts';

/** Whether keys without a modifier do something (WCAG 2.2, 2.1.4): they do until the person turns them off here. */
export function hasShortcuts(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Turns keys without a modifier on or off, in this browser. */
export function setShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {}
}
