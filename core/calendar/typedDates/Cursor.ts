import type { Token } from "./tokens.ts";

type OfKind<Kind extends Token["kind"]> = Extract<Token, { kind: Kind }>;

export class Cursor {
  readonly tokens: readonly Token[];
  at: number;
  private readonly text: string;

  constructor(text: string, tokens: readonly Token[], at = 0) {
    this.text = text;
    this.tokens = tokens;
    this.at = at;
  }

  /** False if the next word directly follows the last token, like the `T` in `2027-03-10T09:00`. */
  isApart(): boolean {
    const next = this.peek();
    return next?.kind !== "word" || next.start > (this.tokens[this.at - 1]?.end ?? 0);
  }

  textSince(from: number): string {
    return this.text.slice(this.tokens[from]?.start, this.tokens[this.at - 1]?.end);
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  take<Kind extends Token["kind"]>(kind: Kind): OfKind<Kind> | undefined {
    const token = this.peek();
    if (token?.kind !== kind) return undefined;
    this.at += 1;
    return token as OfKind<Kind>;
  }

  word(...words: string[]): boolean {
    const token = this.peek();
    if (token?.kind !== "word" || !words.includes(token.word)) return false;
    this.at += 1;
    return true;
  }

  phrase(...words: string[]): boolean {
    return this.attempt(() => (words.every((word) => this.word(word)) ? true : undefined)) ?? false;
  }

  meaning<Meaning>(of: (word: string) => Meaning | undefined): Meaning | undefined {
    const token = this.peek();
    const meaning = token?.kind === "word" ? of(token.word) : undefined;
    if (meaning !== undefined) this.at += 1;
    return meaning;
  }

  attempt<Result>(read: () => Result | undefined): Result | undefined {
    const from = this.at;
    const result = read();
    if (result === undefined) this.at = from;
    return result;
  }

  isAtEnd(): boolean {
    const token = this.peek();
    return token === undefined || token.kind === "note";
  }
}
