export function pageBefore(page: string, place: string | undefined): string {
  return place === undefined || place === "/" ? page : `${page}?then=${encodeURIComponent(place)}`;
}
