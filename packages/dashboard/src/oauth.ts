export { errors, operations, rateClasses } from './generated/oauth/operations/index.js';
export type { ErrorName, OperationId } from './generated/oauth/operations/index.js';
export { api } from './generated/oauth/validator/index.js';
export type { ApiTypes } from './generated/oauth/validator/index.js';
