/** `text` is HTML whose values are already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

type Value = string | number | Html | readonly Html[] | undefined | false;

export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((made, part, index) => made + inner(values[index - 1]) + part));
}

function inner(value: Value): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.join("") : escaped(String(value));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
