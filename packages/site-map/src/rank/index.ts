export { queryTerms, extractTerms, type QueryTerm } from './terms.ts';
export { nearest, type Meant } from './typos.ts';
export { foldText } from './query.ts';
