/** What keys are also called, in small letters; Playwright has the names of the DOM alone. */
const NAMES: Readonly<Record<string, string>> = {
  alt: 'Alt',
  backspace: 'Backspace',
  cmd: 'Meta',
  command: 'Meta',
  control: 'Control',
  ctrl: 'Control',
  del: 'Delete',
  delete: 'Delete',
  down: 'ArrowDown',
  arrowdown: 'ArrowDown',
  end: 'End',
  enter: 'Enter',
  esc: 'Escape',
  escape: 'Escape',
  home: 'Home',
  insert: 'Insert',
  left: 'ArrowLeft',
  arrowleft: 'ArrowLeft',
  meta: 'Meta',
  option: 'Alt',
  pagedown: 'PageDown',
  pageup: 'PageUp',
  pgdn: 'PageDown',
  pgup: 'PageUp',
  return: 'Enter',
  right: 'ArrowRight',
  arrowright: 'ArrowRight',
  shift: 'Shift',
  space: 'Space',
  spacebar: 'Space',
  tab: 'Tab',
  up: 'ArrowUp',
  arrowup: 'ArrowUp',
};

/** The name of a key, or of keys at once as `Ctrl+k`, as Playwright has it; one that nobody knows stays as it is. */
export function toPlaywrightKey(said: string): string {
  // The plus sign is a key, too.
  return said
    .split(/(?<=.)\+(?=.)/s)
    .map((key) => (key.length === 1 ? key : (NAMES[key.trim().toLowerCase()] ?? functionKey(key))))
    .join('+');
}

function functionKey(key: string): string {
  return /^f\d{1,2}$/.test(key) ? key.toUpperCase() : key;
}
