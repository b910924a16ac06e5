import type { MockPlugin } from '../mock/plugin.ts';
import type { VerifyPlugin } from '../verify/plugin.ts';

/**
 * Gives an extension of OpenAPI a meaning: `verify`, `mock`, `proxy`, `check` and the matchers follow it. Every hook is
 * optional.
 */
export interface Plugin extends VerifyPlugin, MockPlugin {}
