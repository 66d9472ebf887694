export class HttpProblem extends Error {
  override readonly name = "HttpProblem";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, text: string) {
    super(text);
    this.status = status;
    this.code = code;
  }
}
