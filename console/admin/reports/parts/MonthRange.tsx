import { ApiError } from "#console/shared/api/ApiError.ts";
import { MonthFilter } from "./MonthFilter.tsx";

interface MonthRangeProps {
  /** The month and its setter; if the month is empty, the server chooses it. */
  from: [string, (month: string) => void];
  to: [string, (month: string) => void];
  /** The months in the report; its first and last month are shown where the server chose them. */
  months: readonly { month: string }[] | undefined;
  error: unknown;
}

/** The first and the last month of a report. */
export function MonthRange({ from, to, months = [], error }: MonthRangeProps) {
  const { fields = {} } = error instanceof ApiError ? error : {};
  return (
    <>
      <MonthFilter label="From" value={from[0] || (months[0]?.month ?? "")} error={fields["from"]} onChange={from[1]} />
      <MonthFilter label="To" value={to[0] || (months.at(-1)?.month ?? "")} error={fields["to"]} onChange={to[1]} />
    </>
  );
}
