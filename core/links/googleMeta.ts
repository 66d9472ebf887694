/** The name of the `meta` tag that a page carries if sign-in with Google is set up on the server. */
export const GOOGLE_META_NAME = "google-sign-in";
