export const here = { team: "", user: "", at: "messages" };

export function who(): { team: string; user: string } {
  return { team: here.team, user: here.user };
}

export function go(to: Partial<typeof here>): void {
  Object.assign(here, to);
  location.hash = [here.team, here.user, here.at].map(encodeURIComponent).join("/");
}

export function readHere(): void {
  const [team = "", user = "", at = "messages"] = location.hash.slice(1).split("/").map(decodeURIComponent);
  Object.assign(here, { team, user, at });
}
