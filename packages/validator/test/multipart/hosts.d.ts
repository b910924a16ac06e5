import type { Server } from 'node:http';

export const adapters: string[];
export function start(adapter: string, api: object, options: object): Promise<Server>;
