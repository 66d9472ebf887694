import type { Token } from "./tokens.ts";

type OfKind<Kind extends Token["kind"]> = Extract<Token, { kind: Kind }>;

/** A place among tokens: what is read is taken, what can't be read is left. */
export class Cursor {
  readonly tokens: readonly Token[];
  at: number;
  private readonly text: string;

  constructor(text: string, tokens: readonly Token[], at = 0) {
    this.text = text;
    this.tokens = tokens;
    this.at = at;
  }

  /** Whether something stands between what was taken and what comes next. */
  isApart(): boolean {
    const next = this.peek();
    return next?.kind !== "word" || next.start > (this.tokens[this.at - 1]?.end ?? 0);
  }

  /** What was taken since some token, as it was typed. */
  textSince(from: number): string {
    return this.text.slice(this.tokens[from]?.start, this.tokens[this.at - 1]?.end);
  }

  /** The token that comes next, or one further on. */
  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  /** Takes the next token if it is of a kind. */
  take<Kind extends Token["kind"]>(kind: Kind): OfKind<Kind> | undefined {
    const token = this.peek();
    if (token?.kind !== kind) return undefined;
    this.at += 1;
    return token as OfKind<Kind>;
  }

  /** Takes the next token if it is one of some words. */
  word(...words: string[]): boolean {
    const token = this.peek();
    if (token?.kind !== "word" || !words.includes(token.word)) return false;
    this.at += 1;
    return true;
  }

  /** Takes all these words, one after the other, or none. */
  phrase(...words: string[]): boolean {
    return this.attempt(() => (words.every((word) => this.word(word)) ? true : undefined)) ?? false;
  }

  /** Takes the next word if it means something. */
  meaning<Meaning>(of: (word: string) => Meaning | undefined): Meaning | undefined {
    const token = this.peek();
    const meaning = token?.kind === "word" ? of(token.word) : undefined;
    if (meaning !== undefined) this.at += 1;
    return meaning;
  }

  /** What is read, or undefined with nothing taken. */
  attempt<Result>(read: () => Result | undefined): Result | undefined {
    const from = this.at;
    const result = read();
    if (result === undefined) this.at = from;
    return result;
  }

  /** Whether nothing but a note follows. */
  isAtEnd(): boolean {
    const token = this.peek();
    return token === undefined || token.kind === "note";
  }
}
