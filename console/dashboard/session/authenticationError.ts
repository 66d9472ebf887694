/** The `error` that a sign-in with Google came back with, once: the address is cleaned of it. */
export function takeAuthenticationError(): string | undefined {
  const address = new URL(window.location.href);
  const error = address.searchParams.get("error");
  if (error === null) return undefined;
  address.searchParams.delete("error");
  window.history.replaceState(window.history.state, "", address.pathname + address.search + address.hash);
  return error;
}
