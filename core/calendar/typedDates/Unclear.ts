/** Why what was typed can't be taken as dates, and what to type `instead`; thrown while reading, an outcome for whoever asked. */
export class Unclear extends Error {
  override readonly name = "Unclear";
  readonly instead: string;

  constructor(text: string, instead: string) {
    super(text);
    this.instead = instead;
  }
}
