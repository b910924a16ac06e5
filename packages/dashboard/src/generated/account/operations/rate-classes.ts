// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/** Limits that operations share apart from those of a plan, by the `rateClass` of the operations. */
export const rateClasses = {
  account: {
    requestsPerMinute: 300,
  },
  signIn: {
    requestsPerMinute: 20,
  },
  signInEmail: {
    requestsPerMinute: 5,
  },
  deviceCode: {
    requestsPerMinute: 10,
  },
} as const;
