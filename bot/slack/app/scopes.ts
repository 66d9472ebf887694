/** What we ask a workspace to allow: what it takes to be asked, to tell people, and to know them and the channels for digests. */
export const SCOPES = [
  "channels:read",
  "chat:write",
  "commands",
  "groups:read",
  "im:write",
  "users:read",
  "users:read.email",
] as const;
