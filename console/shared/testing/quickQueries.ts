import { configure, getConfig } from "@testing-library/react";

/**
 * Makes failed queries print the page only for the last try of `waitFor` and `find` queries: printing it for each try
 * took a thirtieth of the time of these tests.
 */
export function quickQueries(): void {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isRetried() ? new Error(message ?? undefined) : getElementError(message, container),
  });
}

function isRetried(): boolean {
  const { _disableExpensiveErrorDiagnostics: isRetrying } = getConfig() as ReturnType<typeof getConfig> & {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  return isRetrying === true;
}
