import type { Plugin } from '../plugin.ts';
import { workflowTrials } from './workflow-trials.ts';

/** Runs the Arazzo workflows that the fixtures name. */
export const arazzoPlugin: Plugin = {
  name: 'arazzo',
  planService: ({ fixtures }) => workflowTrials(fixtures.workflows),
};
