/**
 * The OAuth scopes that we request: for commands, for messages, for reading users and, for digests, for reading
 * channels.
 */
export const SCOPES = [
  "channels:read",
  "chat:write",
  "commands",
  "groups:read",
  "im:write",
  "users:read",
  "users:read.email",
] as const;
