import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate, formatSpan } from "#core/calendar/dateTexts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { leaveText, typeText } from "#core/leave/leaveText.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { formatValue } from "./formatValues.ts";

export interface AuditedLeave {
  userId: string;
  typeName: string;
  unit: LeaveUnit;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
}

type Values = Readonly<Record<string, unknown>> | null;

export interface AuditedEvent {
  action: string;
  actorId: string | null;
  actorName: string | null;
  source: string;
  subjectKind: string;
  subjectId: string | null;
  before: Values;
  after: Values;
  names: Readonly<Record<string, string>>;
  leave: AuditedLeave | null;
}

/** Returns words that follow the actor's name. */
export type Predicate = (facts: AuditFacts) => string;

export class AuditFacts {
  readonly #event: AuditedEvent;

  constructor(event: AuditedEvent) {
    this.#event = event;
  }

  value(field: string): unknown {
    return this.#event.after?.[field] ?? this.#event.before?.[field] ?? null;
  }

  text(field: string, missing: string): string {
    const value = this.value(field);
    return value === null ? missing : formatValue(value, this.#event.names);
  }

  is(field: string, value: unknown): boolean {
    return this.#event.after?.[field] === value;
  }

  isOnly(field: string): boolean {
    const changed = Object.keys(this.#event.after ?? {});
    return changed.length === 1 && changed[0] === field;
  }

  subject(missing: string): string {
    const { subjectId, names } = this.#event;
    return (subjectId !== null && names[subjectId]) || missing;
  }

  get person(): string {
    return this.isOwn ? "themselves" : this.text("userId", this.subject("a person"));
  }

  get whose(): string {
    return this.isOwn ? "their own" : `${this.person}'s`;
  }

  get isOwn(): boolean {
    const { actorId, subjectId, leave } = this.#event;
    return actorId !== null && (this.value("userId") ?? leave?.userId ?? subjectId) === actorId;
  }

  get leave(): string {
    const { leave } = this.#event;
    if (!leave) return "time off";
    const start = this.value("startDate") ?? leave.startDate;
    const end = this.value("endDate") ?? leave.endDate;
    const dates = typeof start === "string" && typeof end === "string" ? `, ${formatSpan(start, end)}` : "";
    return `${leaveText(leave.typeName)}${dates}`;
  }

  get asked(): string {
    const { subjectKind } = this.#event;
    if (subjectKind === "credit") return `${this.whose} request to add ${this.leave}`;
    return `${subjectKind === "change" ? "a change to " : ""}${this.whose} ${this.leave}`;
  }

  get type(): string {
    const { leave } = this.#event;
    return leave ? typeText(leave.typeName) : "PTO";
  }

  amount(field: string): string {
    const minutes = this.value(field);
    const { leave } = this.#event;
    return typeof minutes === "number" && leave ? amountInWords(Math.abs(minutes), leave.unit) : "time";
  }

  date(field: string): string {
    const value = this.value(field);
    return typeof value === "string" ? formatDate(value) : "a day";
  }

  span(from: string, to: string): string {
    const [start, end] = [this.value(from), this.value(to)];
    return typeof start === "string" && typeof end === "string" ? formatSpan(start, end) : "some days";
  }

  get actingFor(): string {
    return this.value("actingFor") === null ? "" : `, for ${this.text("actingFor", "the approver")}`;
  }
}
