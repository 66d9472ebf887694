/** Who looks, and at what: it stands in the address, so that it outlives a reload. */
export const here = { team: "", user: "", at: "messages" };

/** Who does what is done. */
export function who(): { team: string; user: string } {
  return { team: here.team, user: here.user };
}

/** Looks as somebody else, or at something else. */
export function go(to: Partial<typeof here>): void {
  Object.assign(here, to);
  location.hash = [here.team, here.user, here.at].map(encodeURIComponent).join("/");
}

/** Takes from the address who looks, and at what. */
export function readHere(): void {
  const [team = "", user = "", at = "messages"] = location.hash.slice(1).split("/").map(decodeURIComponent);
  Object.assign(here, { team, user, at });
}
