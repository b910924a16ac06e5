// `npm start` after the build: starts the server on its embedded default and shows its main job by calling it.
import { startServer } from '../packages/server/dist/index.js';
import { showMap } from './show-map.js';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 3000);
