/** A fact that a policy needs but that hasn't been recorded. */
export class MissingFact extends Error {
  override readonly name = "MissingFact";
  readonly fact: string;

  constructor(fact: string, text = `${fact} is missing`) {
    super(text);
    this.fact = fact;
  }
}
