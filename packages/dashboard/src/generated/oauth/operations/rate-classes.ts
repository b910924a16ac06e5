// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/** Limits that operations share apart from those of a plan, by the `rateClass` of the operations. */
export const rateClasses = {
  device: {
    requestsPerMinute: 30,
  },
  token: {
    requestsPerMinute: 300,
  },
} as const;
