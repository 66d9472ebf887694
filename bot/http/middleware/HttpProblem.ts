/**
 * A request refused for its form before any operation runs, such as broken JSON, a body that is too large, or another
 * site.
 */
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
