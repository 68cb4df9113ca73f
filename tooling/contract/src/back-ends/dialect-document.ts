import { dialectSchema, PRESETS, type Dialect } from '@bourse/contracts/dialects';

/** What each part of `dialect.json` changes. A part without a line does not compile. */
const MEANINGS = {
  tradePassword:
    'the confirmation of a withdrawal (`withdraw`), of taking and posting a C2C ad (`c2c`), the registration (`register`, where it is chosen) or the reset (`reset`, the present password) asks for it and sends it in this field. It is never stored',
  withdrawCode:
    'the confirmation of a withdrawal asks for a code by SMS and sends it as `code`. `path`: the POST under `/api` that sends it, with the session of the user and `scene`. Without `path` the field says that a code cannot be requested here',
  transfer:
    '`fields`: accounts by name; `numbers`: four directions by `type` 1 to 4; `type`: the two directions that the specification numbers. Other directions are refused in the form, because such a back end would move something else',
  area: 'log-in of a phone account: the country in `field`. `ids`: the number of each country code that your users have, for `area_code_id`',
  proof: 'names of the fields of a deposit proof: `acc`, `hash`, `pic`; or `account`, `address`, `imgs`',
  proofPicture:
    'the field with the picture of a deposit proof with the names of `account`. Look at a proof of your own users, since such back ends name it either way',
  proofBank:
    'a deposit proof asks for the bank, wallet or exchange that the deposit came from and sends it as `bank`. No preset has it: only your back end shows whether it is needed',
  stops: 'take profit and stop loss alone, or only together. Where it is not set, the first refusal of a 0 teaches it',
  takesParts: 'a part of a C2C ad can be taken, although the back end does not announce it',
  socket: 'version of the socket; left out, the client finds out and remembers it',
} as const satisfies Record<keyof Dialect, string>;

/** The parts of a schema that the page needs. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly entries?: Readonly<Record<string, Shape>>;
}

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The values that a schema takes, in words. */
function valuesOf(shape: Shape): string {
  switch (shape.type) {
    case 'optional':
      return shape.wrapped ? valuesOf(shape.wrapped) : '';
    case 'picklist':
      return (shape.options ?? []).map(code).join(', ');
    case 'literal':
      return code(shape.literal);
    case 'boolean':
      return '`true`, `false`';
    case 'record':
      return 'a number by text';
    case 'custom':
      return 'a path';
    case 'object':
      return Object.entries(shape.entries ?? {})
        .map(([name, inner]) => `${code(name)}: ${valuesOf(inner)}`)
        .join('; ');
    default:
      return 'a text';
  }
}

const defaultOf = ({ default: preset }: Shape) =>
  preset === undefined || (typeof preset === 'object' && preset !== null) ? '–' : code(preset);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each schema of valibot has these fields or not
const shapeOf = (schema: object) => schema as Shape;

/** Every part of `dialect.json` and every preset, as a page. */
export function dialectDocument(): string {
  const meanings: Readonly<Record<string, string>> = MEANINGS;
  const parts = Object.entries(dialectSchema.entries).map(([name, schema]) => {
    const shape = shapeOf(schema);
    return `| ${code(name)} | ${valuesOf(shape)} | ${defaultOf(shape)} | ${meanings[name] ?? ''} |`;
  });
  const presets = Object.entries(PRESETS).map(([name, preset]) => `| ${code(name)} | ${code(preset)} |`);
  return `# dialect.json

Made from the client's own schema by \`npm run x -- contract-docs\`; do not edit. How to choose: [the guide](../how-to/operator-back-end.md).

\`preset\` is one of ${Object.keys(PRESETS).map(code).join(', ')}; the parts beside it are
added to those of the preset: a value of the file counts, and \`null\` takes a part or a value of the preset out.

| part | values | default | what it changes |
| --- | --- | --- | --- |
${parts.join('\n')}

| preset | parts |
| --- | --- |
${presets.join('\n')}
`;
}
