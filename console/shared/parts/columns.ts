/** Matches content that is wide enough for two columns of sections. In rem, because large text needs more room. */
export const ROOMY = "@container content (min-width: 48rem)";

/** `least` is the minimum width. In rem, so that large text gets fewer columns instead of cut-off labels. */
export function columns(least: string): string {
  return `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;
}

export function twoColumns(least: string): string {
  return columns(`max(${least}, 34%)`);
}
