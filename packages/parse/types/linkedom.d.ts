/** The part of linkedom that is used; its own declarations do not compile beside TypeScript's DOM. */
export function parseHTML(html: string): { document: Document };
