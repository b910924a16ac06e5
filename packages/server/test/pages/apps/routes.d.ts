/** The text of each route. */
export const ROUTES: Readonly<Record<string, string>>;
