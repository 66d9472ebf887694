export const PHOTO_SERVICES = ["slack", "google"] as const;
export type PhotoService = (typeof PHOTO_SERVICES)[number];

export const PHOTO_SOURCES = ["upload", ...PHOTO_SERVICES] as const;
export type PhotoSource = (typeof PHOTO_SOURCES)[number];

export const SERVICE_NAMES: Readonly<Record<PhotoService, string>> = { slack: "Slack", google: "Google" };
