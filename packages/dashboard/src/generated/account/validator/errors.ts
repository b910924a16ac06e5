// Generated from openapi.json by @web-data/generate. Do not edit: change its source or the generator.

/** Status and `error` string of each error, by name. */
export const errors = {
  BadRequest: [400, "Bad Request"],
  InvalidToken: [401, "Unauthorized: Not signed in"],
  NotFound: [404, "Not Found"],
  MethodNotAllowed: [405, "Method Not Allowed"],
  PayloadTooLarge: [413, "Payload Too Large"],
  UnsupportedMediaType: [415, "Unsupported Media Type"],
  InternalServerError: [500, "Internal Server Error"],
  SignInLinkInvalid: [403, "Forbidden: Sign-in link is not valid"],
  PasskeyInvalid: [403, "Forbidden: Passkey is not valid"],
  OpenidInvalid: [403, "Forbidden: Answer of the organization is not valid"],
  OpenidStranger: [403, "Forbidden: No team for this person"],
  Forbidden: [403, "Forbidden: Role does not allow this"],
  TeamSuspended: [403, "Forbidden: Team is suspended"],
  PolicyShared: [403, "Forbidden: Other teams share this policy"],
  CrossSiteRequest: [403, "Forbidden: Request from another site"],
  TeamNotFound: [404, "Team not found"],
  KeyNotFound: [404, "Key not found"],
  MemberNotFound: [404, "Member not found"],
  JobNotFound: [404, "Job not found"],
  SnapshotNotFound: [404, "Snapshot not found"],
  DeliveryNotFound: [404, "Delivery not found"],
  SessionNotFound: [404, "Session not found"],
  InteractSessionNotFound: [404, "Session of Interact not found"],
  ScreenshotNotFound: [404, "Screenshot not found"],
  PasskeyNotFound: [404, "Passkey not found"],
  DeviceRequestNotFound: [404, "Device request not found"],
  KeyEnded: [409, "Key has ended"],
  KeyNotRenewable: [409, "Key is not renewed"],
  JobEnded: [409, "Job has ended"],
  InteractSessionElsewhere: [409, "Session is open in another process"],
  JobNotCancellable: [409, "Job cannot be cancelled"],
  JobNotWaiting: [409, "Job does not wait"],
  MonitorNotFound: [404, "Monitor not found"],
  SubscriptionNotFound: [404, "Not Found: No such email subscription"],
  LastOwner: [409, "Team needs an owner"],
  TooManyKeys: [409, "Team has too many keys"],
  TooManyMembers: [409, "Team has too many members"],
  TooManyPasskeys: [409, "Person has too many passkeys"],
  PasskeysUnavailable: [409, "Passkeys need https and a host name"],
  OpenidUnavailable: [409, "No sign-in by an organization"],
  MailUnavailable: [409, "No sign-in by e-mail"],
  SecretShown: [409, "Secret was shown before"],
  DeliveryNotKept: [409, "Event is not kept"],
  RateLimitExceeded: [429, "Rate limit exceeded"],
  ServiceUnavailable: [503, "Service Unavailable"],
} as const;

/** Name of an error that a response can carry. */
export type ErrorName = keyof typeof errors;

/** The errors whose string may also be a message of its own. */
export type OpenErrorName = "BadRequest";

/** The `code` member of those errors that have one. */
export const codes: { readonly [Name in ErrorName]?: string } = {};
