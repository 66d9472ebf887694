export const SUBCOMMANDS = [
  "balance",
  "request",
  "sick",
  "credit",
  "who",
  "list",
  "pending",
  "cancel",
  "help",
] as const;

export type Subcommand = (typeof SUBCOMMANDS)[number];

interface CommandLine {
  subcommand: Subcommand | undefined;
  typed: string;
  rest: string;
}

const ALIASES: Record<string, Subcommand> = {
  balances: "balance",
  book: "request",
  away: "who",
  requests: "list",
  approvals: "pending",
  "?": "help",
};

/** Slack sends `&`, `<`, and `>` as entities. */
export function readCommandLine(text = ""): CommandLine {
  const line = decoded(text).trim();
  const [typed = ""] = line.split(/\s/u, 1);
  const rest = line.slice(typed.length).trim();
  const word = typed.toLowerCase();
  if (word === "") return { subcommand: "help", typed, rest: "" };
  const subcommand =
    SUBCOMMANDS.find((known) => known === word) ?? (Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined);
  return { subcommand, typed, rest };
}

function decoded(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
