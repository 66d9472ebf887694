import type { SlackAnswer } from "../guard/answerInTime.ts";
import { inert } from "../blocks/text.ts";
import { typeAtStart } from "./lines/leaveTypeWords.ts";
import { nearestWord } from "./lines/nearestWord.ts";
import { SUBCOMMANDS } from "./lines/readCommandLine.ts";
import { typeable } from "./lines/typeable.ts";

const MAX = 50;
const EXAMPLES = "Try `/pto balance` or `/pto request vacation next fri`; `/pto help` shows everything.";

export function unknownAnswer({ typed, rest }: { typed: string; rest: string }): SlackAnswer {
  const word = inert(typed.replaceAll("`", "'"), MAX);
  const isRequest = typeAtStart(typed) !== undefined;
  const meant = isRequest ? "request" : nearestWord(typed.toLowerCase(), SUBCOMMANDS);
  const line = meant && `/pto ${meant} ${isRequest ? `${typed} ${rest}` : rest}`;
  const guess = line ? ` Did you mean ${typeable(line)}?` : "";
  return { text: `“${word}” isn't a /pto command.${guess}\n${EXAMPLES}` };
}
