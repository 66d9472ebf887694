/**
 * Thrown while reading when a line can't be read as dates; `instead` suggests what to type. `typedDates` turns it into
 * an outcome.
 */
export class Unclear extends Error {
  override readonly name = "Unclear";
  readonly instead: string;

  constructor(text: string, instead: string) {
    super(text);
    this.instead = instead;
  }
}
