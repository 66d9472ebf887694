/** Returns whether If-None-Match contains a tag, possibly as a weak tag, which compressing proxies create. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}
