import type { PhotoService } from "./photoSources.ts";

const PIXELS = 192;
const UPLOADED_TO_SLACK = "https://avatars.slack-edge.com/";
/** Slack shows a Gravatar picture for people without an uploaded picture. */
const GRAVATAR = /^https:\/\/secure\.gravatar\.com\/avatar\/([\da-f]{32,64})(?:[.?]|$)/;
const GOOGLE = "https://lh3.googleusercontent.com/";
/** The size suffix of Google's addresses. `-c` crops to a square. */
const SIZE_AT_GOOGLE = /=s\d+(?:-c)?$/;

/**
 * Returns undefined if the address isn't that of a picture at the service. `base` replaces the services' hosts in
 * tests.
 */
export function pictureAddress(service: PhotoService, address: string, base?: string): string | undefined {
  if (base !== undefined) return address.startsWith(base.endsWith("/") ? base : `${base}/`) ? address : undefined;
  if (service === "google") {
    return address.startsWith(GOOGLE) ? address.replace(SIZE_AT_GOOGLE, `=s${PIXELS}-c`) : undefined;
  }
  if (address.startsWith(UPLOADED_TO_SLACK)) return address;
  const [, hash] = GRAVATAR.exec(address) ?? [];
  // With `d=404`, Gravatar returns 404 for a missing picture instead of redirecting to the default image in Slack's
  // address.
  return hash && `https://secure.gravatar.com/avatar/${hash}?s=${PIXELS}&d=404`;
}
