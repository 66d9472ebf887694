export const ROOMY = "@container content (min-width: 48rem)";

export function columns(least: string): string {
  return `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`;
}

export function twoColumns(least: string): string {
  return columns(`max(${least}, 34%)`);
}
