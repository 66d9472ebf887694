import { isNode, type SyntaxNode } from "../source/SyntaxNode.ts";

const READ_ATTRIBUTES =
  /^(label|title|aria-(label|description|valuetext|roledescription)|placeholder|helperText|alt|hint|lead|text|summary|submit|submitting|titleAccess|none|nothing|confirm|failed|action|term|made|saved|kind|note|heading|message|description|noOptionsText|loadingText|emptyText|back|told|caption|primary|secondary|tooltip)$/;
const CODE_NAMES =
  /^(className|sx|style|css|d|id|key|name|type|role|variant|color|component|href|to|src|path|rel|target|method|order|sort|source|reference|resource|place|autoComplete|fontFamily|font|transition|transform|viewBox|gridTemplate\w*|gridColumn|border\w*|boxShadow|margin\w*|padding\w*|background\w*|headers|userAgent|timezone|timezoneId|tz|zone|scope|encoding|dataKey|icon|code|event|pattern|format|flags|sql|where|using|query|command|args|env)$/;
const CODE_CALLS =
  /^(Error|TypeError|RangeError|RegExp|URL|URLSearchParams|Set|Map|Intl|includes|startsWith|endsWith|indexOf|split|join|replace|replaceAll|match|has|get|set|delete|header|setHeader|getHeader|append|type|vary|querySelector|querySelectorAll|closest|getElementById|addEventListener|removeEventListener|dispatchEvent|on|once|emit|getItem|setItem|isAtLeast|isAbove|test|describe|expect|query|run|sql|exec|execFile|spawn|spawnSync|createHash|createHmac|from|toString|localeCompare|literal|require|import|info|warn|error|debug|trace|fatal|child|operation|reading|preparedOperation|performance|mark|tz|lazy|matchMedia|supports|createElement|getAttribute|setAttribute|parse|keyOf|literalOf|assertNever)$/;

const FIELD_TEXT_CALLS = /^setWrong$/;

/** The last of the `ancestors` is the nearest. Returns undefined if only the string's wording can decide. */
export function isForPeople(ancestors: readonly SyntaxNode[], child: SyntaxNode): boolean | undefined {
  let below = child;
  for (const [place, node] of [...ancestors.entries()].toReversed()) {
    const verdict = isFieldText(ancestors, place, below) || judge(node, below);
    if (verdict !== "above") return verdict;
    below = node;
  }
  return undefined;
}

function isFieldText(ancestors: readonly SyntaxNode[], place: number, below: SyntaxNode): boolean {
  const [call, object, property] = ancestors.slice(Math.max(0, place - 2), place + 1);
  if (property?.type !== "Property" || property["key"] === below) return false;
  return object?.type === "ObjectExpression" && FIELD_TEXT_CALLS.test(nameOf(call?.["callee"]));
}

function judge(node: SyntaxNode, below: SyntaxNode): boolean | undefined | "above" {
  switch (node.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return node["source"] === below ? false : undefined;
    case "ExpressionStatement":
      return node["directive"] === undefined ? undefined : false;
    case "BinaryExpression":
      return node["operator"] === "+" ? "above" : false;
    case "TaggedTemplateExpression":
    case "JSXSpreadAttribute":
      return false;
    case "SwitchCase":
      return node["test"] === below ? false : undefined;
    case "MemberExpression":
      return node["property"] === below ? false : "above";
    case "Property":
    case "PropertyDefinition":
      return node["key"] === below ? false : judgeName(nameOf(node["key"]));
    case "JSXAttribute": {
      const name = nameOf(node["name"]);
      return READ_ATTRIBUTES.test(name) ? true : judgeName(name);
    }
    case "CallExpression":
    case "NewExpression":
      return judgeCall(node, below);
    case "ConditionalExpression":
      return node["test"] === below ? false : "above";
    case "LogicalExpression":
    case "TemplateLiteral":
    case "JSXExpressionContainer":
    case "ArrayExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return "above";
    case "JSXElement":
    case "JSXFragment":
      return true;
    default:
      return node.type.startsWith("TS") ? false : undefined;
  }
}

const judgeName = (name: string) => (CODE_NAMES.test(name) ? false : undefined);

function judgeCall(node: SyntaxNode, below: SyntaxNode): boolean | undefined {
  const { callee } = node;
  if (callee === below) return undefined;
  if (isNode(callee) && callee.type === "MemberExpression" && nameOf(callee["object"]) === "console") return true;
  return CODE_CALLS.test(nameOf(callee)) ? false : undefined;
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
}
