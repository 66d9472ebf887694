import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";

export function sizeText(bytes: number): string {
  if (bytes < 1024) return countText(bytes, "byte");
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${figure(Math.round((bytes / 1024 / 1024) * 10) / 10)} MB`;
}
