export class MissingFact extends Error {
  override readonly name = "MissingFact";
  readonly fact: string;

  constructor(fact: string, text = `${fact} is missing`) {
    super(text);
    this.fact = fact;
  }
}
