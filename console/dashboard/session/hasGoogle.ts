import { hasService } from "#console/shared/api/hasService.ts";

/** Returns whether the server can sign people in with Google. */
export function hasGoogle(): boolean {
  return hasService("google");
}
