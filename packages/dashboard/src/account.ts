export { operations, rateClasses } from './generated/account/operations/index.js';
export type { ErrorName, OperationId } from './generated/account/operations/index.js';
export type { components } from './generated/account/types/index.js';
export { api } from './generated/account/validator/index.js';
export type { ApiTypes } from './generated/account/validator/index.js';
