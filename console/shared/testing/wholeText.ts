/** Matches the innermost element with this text, including the text of its children. */
export function wholeText(text: string | RegExp) {
  const isMatch = ({ textContent }: Element) => {
    const whole = textContent.replaceAll(/\s+/g, " ");
    return typeof text === "string" ? whole === text : text.test(whole);
  };
  return (_: string, element: Element | null) =>
    element !== null && isMatch(element) && ![...element.children].some(isMatch);
}
