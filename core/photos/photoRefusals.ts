import { Refusal } from "#core/refusal.ts";
import { type PhotoService, SERVICE_NAMES } from "./photoSources.ts";

export function photoNotAllowed(): Refusal {
  const text = "Your organization doesn't allow photos from Slack or Google";
  return new Refusal("conflict", "photo_not_allowed", text);
}

export function serviceNotConnected(service: PhotoService): Refusal {
  const text =
    service === "slack"
      ? "Your Slack account isn't linked to Awayday. Open Awayday in Slack first."
      : "Sign in with Google first, so that Awayday can use the photo of your Google account";
  return new Refusal("conflict", "service_not_connected", text);
}

export function photoChanged(): Refusal {
  return new Refusal("conflict", "photo_changed", "Your photo has changed in the meantime. Please try again.");
}

export function photoUnavailable(service: PhotoService): Refusal {
  const text = `${SERVICE_NAMES[service]} didn't return a photo that Awayday can use. Your photo is unchanged.`;
  return new Refusal("conflict", "photo_unavailable", text);
}
