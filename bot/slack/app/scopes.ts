export const SCOPES = [
  "channels:read",
  "chat:write",
  "commands",
  "groups:read",
  "im:write",
  "users:read",
  "users:read.email",
] as const;
