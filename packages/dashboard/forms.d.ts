import type { Form } from 'api-forms';
import type { SampleRequest } from '@web-data/docs/sample-writers';

/** Converts each operation of a description to a form. */
export function createForms(document: object): { prefix: string; forms: Form[] };

/**
 * Picks the first operation of a description that needs no other call before, and the request of its first sample.
 * @throws {Error} for a description without such an operation
 */
export function createFirstCall(document: object): { operationId: string; request: SampleRequest };
