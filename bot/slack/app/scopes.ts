/** For commands, messages, and users, and for the channels of digests. */
export const SCOPES = [
  "channels:read",
  "chat:write",
  "commands",
  "groups:read",
  "im:write",
  "users:read",
  "users:read.email",
] as const;
