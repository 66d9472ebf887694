/** Content that is wide enough for two columns of sections. In rem, because large text needs more room. */
export const ROOMY = "@container content (min-width: 48rem)";

/** Columns of at least this width. In rem, large text gets fewer columns instead of cut labels. */
export function columns(least: string): string {
  return `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;
}

/** Two columns, or one if they would be narrower than this. */
export function twoColumns(least: string): string {
  return columns(`max(${least}, 34%)`);
}
