/** The current person, and the channel or tab they are viewing; stored in the URL so that they survive a reload. */
export const here = { team: "", user: "", at: "messages" };

/** Returns the current team and user. */
export function who(): { team: string; user: string } {
  return { team: here.team, user: here.user };
}

/** Switches to another person, channel, or tab. */
export function go(to: Partial<typeof here>): void {
  Object.assign(here, to);
  location.hash = [here.team, here.user, here.at].map(encodeURIComponent).join("/");
}

/** Reads the person, and the channel or tab, from the URL. */
export function readHere(): void {
  const [team = "", user = "", at = "messages"] = location.hash.slice(1).split("/").map(decodeURIComponent);
  Object.assign(here, { team, user, at });
}
