/** The text of each route. */
export const ROUTES: Readonly<Record<string, string>>;

/** Loads the text of the present route, and passes it on. */
export function loadText(use: (text: string) => void): void;
