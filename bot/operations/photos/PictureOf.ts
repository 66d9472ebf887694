export type PicturePlace =
  | { service: "slack"; teamId: string; slackUserId: string }
  | { service: "google"; address: string };

/** Undefined if the service returned no picture. */
export type PictureOf = (place: PicturePlace) => Promise<Uint8Array | undefined>;
