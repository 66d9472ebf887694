import { configure, getConfig } from "@testing-library/react";

export function quickQueries(): void {
  const { getElementError } = getConfig();
  function quickError(message: string | null, container: Element): Error {
    return isRetried() ? new Error(message ?? undefined) : getElementError(message, container);
  }
  if (getElementError.name !== quickError.name) configure({ getElementError: quickError });
}

function isRetried(): boolean {
  const { _disableExpensiveErrorDiagnostics: isRetrying } = getConfig() as ReturnType<typeof getConfig> & {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isRetrying === true;
}
