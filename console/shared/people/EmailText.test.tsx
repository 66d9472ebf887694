import "@testing-library/jest-dom/jest-globals";
import { expect, test } from "@jest/globals";
import { render } from "@testing-library/react";
import { EmailText } from "./EmailText.tsx";

test("an address may break before the @, but not after a hyphen", () => {
  const { container } = render(<EmailText>mary-ann@lumen-oak.example</EmailText>);
  expect(container).toHaveTextContent("mary-ann@lumen-oak.example");
  const [first] = container.querySelectorAll("wbr");
  expect(container.querySelectorAll("wbr")).toHaveLength(1);
  expect(first?.nextSibling).toHaveTextContent("@lumen");
  const whole = [...container.querySelectorAll("span")];
  expect(whole.map(({ textContent }) => textContent)).toEqual(["-a", "-o"]);
  for (const span of whole) expect(span).toHaveStyle({ whiteSpace: "nowrap" });
});

test("text without an address stays as it is", () => {
  const { container } = render(<EmailText>Erased</EmailText>);
  expect(container.innerHTML).toBe("Erased");
});
