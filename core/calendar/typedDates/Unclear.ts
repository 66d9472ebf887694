/**
 * Thrown while reading when a text can't be taken as dates; `instead` is a text to type. `typedDates` turns it into an
 * outcome.
 */
export class Unclear extends Error {
  override readonly name = "Unclear";
  readonly instead: string;

  constructor(text: string, instead: string) {
    super(text);
    this.instead = instead;
  }
}
