export type PicturePlace =
  | { service: "slack"; teamId: string; slackUserId: string }
  | { service: "google"; address: string };

/** As the service returned the picture; undefined if there is none, or if the service failed. */
export type PictureOf = (place: PicturePlace) => Promise<Uint8Array | undefined>;
