import "@testing-library/jest-dom/jest-globals";
import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

function Breaking(): never {
  throw new RangeError("Not today");
}

test("a part that breaks shows an error, logs the cause, and offers a reload", () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Breaking />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong");
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  expect(logged).toHaveBeenCalledWith("Page error", expect.arrayContaining([expect.any(RangeError)]));
  logged.mockRestore();
});
