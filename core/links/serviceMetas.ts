/** The names of the `meta` tags that pages carry for each service that is set up on the server. */
export const SERVICE_METAS = { google: "google-sign-in", slack: "slack", mail: "mail" } as const;

/** A service that a server can work without. */
export type Service = keyof typeof SERVICE_METAS;
