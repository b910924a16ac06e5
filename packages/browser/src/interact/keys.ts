/** Other names of keys, in lowercase. Playwright only knows the names of the DOM. */
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

/**
 * Converts the name of a key, or of keys pressed together such as `Ctrl+k`, to Playwright's; an unknown name stays as
 * it is.
 */
export function toPlaywrightKey(said: string): string {
  // The plus sign is a key as well.
  return said
    .split(/(?<=.)\+(?=.)/s)
    .map((key) => (key.length === 1 ? key : (NAMES[key.trim().toLowerCase()] ?? functionKey(key))))
    .join('+');
}

/** Returns the name of a key that types no character, or of keys pressed together; undefined for one that types. */
export function findNamedKey(name: string): string | undefined {
  const key = toPlaywrightKey(name);
  return key.replace(/^Shift\+/, '').length === 1 || key === 'Space' ? undefined : key;
}

function functionKey(key: string): string {
  return /^f\d{1,2}$/.test(key) ? key.toUpperCase() : key;
}
