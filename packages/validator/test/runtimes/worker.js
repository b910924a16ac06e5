import { fetch } from './api.js';

export default { fetch };
