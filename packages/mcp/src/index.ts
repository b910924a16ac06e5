export { createMcpServer } from './server.ts';
export type { McpServerOptions } from './server.ts';
export { createMcpHandler } from './http/handler.ts';
export type { McpHandler, McpHandlerOptions } from './http/handler.ts';
