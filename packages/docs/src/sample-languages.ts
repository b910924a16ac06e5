/** The languages of samples, in the order of their tabs. TypeScript calls the client that `generate-api` writes. */
export const sampleLanguages = ['curl', 'typescript', 'fetch', 'python', 'go', 'php'] as const;

/** A language of samples. */
export type SampleLanguage = (typeof sampleLanguages)[number];
