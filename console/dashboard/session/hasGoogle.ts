import { hasService } from "#console/shared/api/hasService.ts";

export function hasGoogle(): boolean {
  return hasService("google");
}
