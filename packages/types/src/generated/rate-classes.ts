// Generated from @web-data/spec by `npm run generate`. Do not edit: change its source or the generator.

/** Limits that operations share apart from those of a plan, by the `rateClass` of the operations. */
export const rateClasses = {
  status: {
    requestsPerMinute: 500,
  },
  report: {
    requestsPerMinute: 60,
  },
} as const;
