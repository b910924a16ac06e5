import type { Form } from 'api-forms';

/** Converts each operation of a description to a form. */
export function createForms(document: object): { prefix: string; forms: Form[] };
