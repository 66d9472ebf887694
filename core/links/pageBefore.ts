/** For a page for visitors, such as the sign-in page; it then opens `place`, if there is one. */
export function pageBefore(page: string, place: string | undefined): string {
  return place === undefined || place === "/" ? page : `${page}?then=${encodeURIComponent(place)}`;
}
