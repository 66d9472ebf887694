/** The place of a person's picture at a service. */
export type PicturePlace =
  | { service: "slack"; teamId: string; slackUserId: string }
  | { service: "google"; address: string };

/**
 * Returns a person's picture as the service returned it; undefined if there is none, or if the service failed.
 */
export type PictureOf = (place: PicturePlace) => Promise<Uint8Array | undefined>;
