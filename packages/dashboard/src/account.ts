export { operations, rateClasses } from './generated/operations/index.js';
export type { ErrorName, OperationId } from './generated/operations/index.js';
export type { components } from './generated/types/index.js';
export { api } from './generated/validator/index.js';
export type { ApiTypes } from './generated/validator/index.js';
