import { RequestLog } from '../../../server/dist/accounts/usage/request-log.js';
import { start as startLogging } from './web-data.js';

/** The server of this repository, which logs no requests for its teams. */
export function start(options) {
  RequestLog.prototype.note = () => {};
  return startLogging(options);
}
