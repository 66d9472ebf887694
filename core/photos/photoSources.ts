/** The services whose photo of a person can be used. */
export const PHOTO_SERVICES = ["slack", "google"] as const;
export type PhotoService = (typeof PHOTO_SERVICES)[number];

/** The origins of photos. */
export const PHOTO_SOURCES = ["upload", ...PHOTO_SERVICES] as const;
export type PhotoSource = (typeof PHOTO_SOURCES)[number];

/** The names of the services. */
export const SERVICE_NAMES: Readonly<Record<PhotoService, string>> = { slack: "Slack", google: "Google" };
