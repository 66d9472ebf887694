import type { PhotoService } from "./photoSources.ts";

/** In pixels; large enough for high-resolution screens. */
const PIXELS = 192;
const UPLOADED_TO_SLACK = "https://avatars.slack-edge.com/";
/** For people who uploaded no picture, Slack shows Gravatar's picture for the hash of their email. */
const GRAVATAR = /^https:\/\/secure\.gravatar\.com\/avatar\/([\da-f]{32,64})(?:[.?]|$)/;
const GOOGLE = "https://lh3.googleusercontent.com/";
/** The size of Google's picture, and whether it is cropped to a square. */
const SIZE_AT_GOOGLE = /=s\d+(?:-c)?$/;

/**
 * Undefined for an address that doesn't lead to a picture of the service. `base` replaces the services' hosts in tests.
 */
export function pictureAddress(service: PhotoService, address: string, base?: string): string | undefined {
  if (base !== undefined) return address.startsWith(base.endsWith("/") ? base : `${base}/`) ? address : undefined;
  if (service === "google") {
    return address.startsWith(GOOGLE) ? address.replace(SIZE_AT_GOOGLE, `=s${PIXELS}-c`) : undefined;
  }
  if (address.startsWith(UPLOADED_TO_SLACK)) return address;
  const [, hash] = GRAVATAR.exec(address) ?? [];
  // If there is no picture, Gravatar must return 404 instead of redirecting to the drawing in Slack's address.
  return hash && `https://secure.gravatar.com/avatar/${hash}?s=${PIXELS}&d=404`;
}
