import type { Form } from 'api-forms';

/** Of a description what a form for each of its operations is made of. */
export function createForms(document: object): { prefix: string; forms: Form[] };
