import type { PresetName } from '@bourse/contracts/dialects';
import { backEnd } from './back-end';
import type { Known } from './known';
import { questionsOf } from './preset-questions';
import { proposeDialect, type Proposal } from './propose-dialect';
import { readAsClient } from './read-as-client';
import { screenTable, tableLines } from './screen-table';

export interface DialectOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
  /** `auto` proposes one. */
  readonly dialect: PresetName | 'auto';
}

const fileOf = (preset: PresetName) => JSON.stringify({ preset });

/** The proposal in one line. Presets for which as much speaks are all named. */
function headline({ preset, others }: Proposal): string {
  if (others.length === 0) return `Preset ${preset} is proposed. dialect.json: ${fileOf(preset)}`;
  const files = [preset, ...others].map(fileOf).join(' or ');
  return `Presets ${[preset, ...others].join(', ')} fit alike: only a write tells them apart. dialect.json: ${files}`;
}

/** What an operator has to put into `dialect.json`, and what users will see with it. */
export async function dialectReport({ baseUrl, token, dialect }: DialectOptions): Promise<readonly string[]> {
  const known: Known = {};
  const readings = await readAsClient({ baseUrl, token }, known);
  const proposal = await proposeDialect(backEnd(baseUrl, token), known);
  const preset = dialect === 'auto' ? proposal.preset : dialect;
  return [
    dialect === 'auto' ? headline(proposal) : `Preset ${preset}. dialect.json: ${fileOf(preset)}`,
    ...(token === undefined ? ['Without a token little can be told: give that of a user.'] : []),
    ...proposal.signs.map((sign) => `  because ${sign}`),
    ...(dialect === 'auto' ? proposal.others : []).flatMap((other) =>
      questionsOf(preset, other).map((question) => `  ${question}`),
    ),
    '',
    ...tableLines(screenTable(readings)),
    '',
    ...proposal.notes,
  ];
}
