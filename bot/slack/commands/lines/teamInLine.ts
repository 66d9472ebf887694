interface NamedTeam<Team> {
  team: Team;
  rest: string;
}

/** `line` is in lowercase, such as "today in night shift". */
export function teamInLine<Team extends { name: string }>(
  line: string,
  teams: readonly Team[],
): NamedTeam<Team> | undefined {
  const words = withoutLink(line.split(/\s+/u));
  const found = teams.flatMap((team) => {
    const name = team.name.toLowerCase().split(/\s+/u);
    const rest = isSame(words.slice(-name.length), name)
      ? words.slice(0, -name.length)
      : isSame(words.slice(0, name.length), name)
        ? words.slice(name.length)
        : undefined;
    return rest ? [{ team, rest: withoutLink(rest).join(" ") }] : [];
  });
  return found.toSorted((one, other) => other.team.name.length - one.team.name.length)[0];
}

function withoutLink(words: readonly string[]): readonly string[] {
  const links = ["in", "team", "the"];
  if (links.includes(words.at(-1) ?? "")) return withoutLink(words.slice(0, -1));
  return links.includes(words[0] ?? "") ? withoutLink(words.slice(1)) : words;
}

function isSame(words: readonly string[], name: readonly string[]): boolean {
  return words.length === name.length && words.every((word, place) => word === name[place]);
}
