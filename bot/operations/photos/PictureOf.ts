export type PicturePlace =
  | { service: "slack"; teamId: string; slackUserId: string }
  | { service: "google"; address: string };

export type PictureOf = (place: PicturePlace) => Promise<Uint8Array | undefined>;
