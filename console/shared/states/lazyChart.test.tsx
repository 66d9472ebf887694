import "@testing-library/jest-dom/jest-globals";
import { expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { lazyChart } from "./lazyChart.tsx";

test("a chart that can't be loaded keeps what was typed on the page", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  const Chart = lazyChart(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  render(
    <>
      <input aria-label="Name" defaultValue="Sabbatical" />
      <Suspense>
        <Chart />
      </Suspense>
    </>,
  );
  expect(await screen.findByText("The chart couldn't be loaded.")).toBeVisible();
  expect(screen.getByLabelText("Name")).toHaveValue("Sabbatical");
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
