export { connect } from './connect.ts';
export type { Service } from './runtime/service.ts';
export { createHooks } from './runtime/hooks.ts';
export type { Hooks } from './runtime/hooks.ts';
export * from './generated/all-operations.ts';
export type { OperationFunction, ServiceFunction } from './runtime/operation.ts';
