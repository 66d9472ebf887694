export const SERVICE_METAS = { google: "google-sign-in", slack: "slack", mail: "mail" } as const;

export type Service = keyof typeof SERVICE_METAS;
