export class CalendarRefusal extends Error {
  override readonly name = "CalendarRefusal";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
