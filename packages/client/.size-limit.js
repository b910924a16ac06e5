// The bundles that `npm run check:package` measures, minified and zipped. The README names these limits, and a test compares the two.
import { operations } from '@web-data/types';

/** Bytes of a program with every method: the parts that all share, and what one operation adds with an error of its own. */
const core = 8450;
const perOperation = 50;
/** And what reads streams of events, once, with the first method that gives one. */
const streams = 1900;

/** What a program with every method may weigh where a description has `count` operations. */
export const limitOfAll = (count) => core + streams + perOperation * count;

const gzip = true;
export default [
  {
    name: 'a program with every method',
    path: 'size/map.js',
    limit: `${limitOfAll(Object.keys(operations).length)} B`,
    gzip,
  },
  { name: 'a program with one operation', path: 'size/map-alone.js', limit: '5 kB', gzip },
  { name: 'the low level alone', path: 'dist/api.js', import: '{ createApi }', limit: '3.2 kB', gzip },
  {
    name: 'the verification of webhooks alone',
    path: 'dist/webhooks.js',
    import: '{ verifyWebhook }',
    limit: '1.2 kB',
    gzip,
  },
  {
    name: 'the way to a key alone',
    path: 'dist/authorize.js',
    import: '{ authorize }',
    limit: '2.4 kB',
    gzip,
  },
];
