export class Unclear extends Error {
  override readonly name = "Unclear";
  readonly instead: string;

  constructor(text: string, instead: string) {
    super(text);
    this.instead = instead;
  }
}
