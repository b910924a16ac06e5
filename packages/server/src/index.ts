export { startServer, ListenError } from './server.ts';
export type { RunningServer, ServerHooks } from './server.ts';
export { ConfigError } from './config/config-error.ts';
export { loadConfig } from './config/load.ts';
export type { ServerConfig } from './config/server-config.ts';
export type { Plan, Plans } from './limits/plan.ts';
export type { AgentRunner, RunContext, RunResult } from './agent/runners/runner.ts';
export { RunFailure } from './agent/runners/runner.ts';
