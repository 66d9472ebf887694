/** The name of the `meta` tag that pages carry if the server has Google sign-in set up. */
export const GOOGLE_META_NAME = "google-sign-in";
