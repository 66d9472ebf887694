import { createHash } from "node:crypto";
import { initials } from "#core/people/names.ts";

/** The contrast ratio of the white letters is at least 4.5 for every hue. */
export function initialsSvg(name: string): string {
  const hue = (createHash("sha1").update(name).digest().readUInt16BE(0) * 360) >>> 16;
  const letters = escapeXml(initials(name) || "?");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" role="img">` +
    `<rect width="96" height="96" fill="hsl(${hue} 55% 28%)"/>` +
    `<text x="48" y="48" dy=".36em" text-anchor="middle" fill="#fff" font-family="system-ui,sans-serif" font-size="38">` +
    `${letters}</text></svg>`
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
