import { ApiError } from "#console/shared/api/ApiError.ts";
import { MonthFilter } from "./MonthFilter.tsx";

interface MonthRangeProps {
  from: [string, (month: string) => void];
  to: [string, (month: string) => void];
  months: readonly { month: string }[] | undefined;
  error: unknown;
}

export function MonthRange({ from, to, months = [], error }: MonthRangeProps) {
  const { fields = {} } = error instanceof ApiError ? error : {};
  return (
    <>
      <MonthFilter label="From" value={from[0] || (months[0]?.month ?? "")} error={fields["from"]} onChange={from[1]} />
      <MonthFilter label="To" value={to[0] || (months.at(-1)?.month ?? "")} error={fields["to"]} onChange={to[1]} />
    </>
  );
}
