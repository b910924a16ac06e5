/** Choices of a reader by their names in the storage, which name no product: sites of several APIs may share an origin. */
const names = {
  language: 'docs.language',
  shortcuts: 'docs.shortcuts',
  /** Redoc reads it as well, under a name of its own: one choice for its reference and all other pages. */
  theme: 'redoc.colorMode',
} as const;

type Choice = keyof typeof names;

/** What was chosen on this page. It comes first, so that a choice holds where the storage is denied. */
const chosen = new Map<Choice, string>();

/** Returns what was chosen on this page, or before in this browser; null for no choice. */
export function readChoice(choice: Choice): string | null {
  const here = chosen.get(choice);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(names[choice]);
  } catch {
    return null;
  }
}

/** Stores a choice in this browser; where the storage is denied, it holds until the page is left. */
export function storeChoice(choice: Choice, value: string): void {
  chosen.set(choice, value);
  try {
    localStorage.setItem(names[choice], value);
  } catch {}
}
