export { startServer, ListenError } from './server.ts';
export type { RunningServer, ServerHooks } from './server.ts';
export { ConfigError } from './platform/config/config-error.ts';
export { loadConfig } from './platform/config/load.ts';
export type { ServerConfig } from './platform/config/server-config.ts';
export type { Plan, Plans } from './platform/config/plan.ts';
export type { AgentRunner, RunContext, RunResult } from './capabilities/agent/runners/runner.ts';
export { RunFailure } from './capabilities/agent/runners/runner.ts';
