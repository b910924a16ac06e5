/** What the pages of the documentation and of the dashboard share: the form of a request, and shortcuts. For browsers. */
export { createFieldInput } from './browser/form/field-input.ts';
export type { FieldInput } from './browser/form/field-input.ts';
export { canShowValue, readValue, typeValue } from './browser/form/field-value.ts';
export { findViolations, getFieldKey } from './browser/form/field-violations.ts';
export type { Violations } from './browser/form/field-violations.ts';
export type { FormField } from './browser/form/form-field.ts';
export { hasShortcuts, isShortcut, setShortcuts } from './browser/shortcuts.ts';
