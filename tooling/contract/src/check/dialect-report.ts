import type { PresetName } from '@bourse/api-client/contract';
import { backEnd } from './back-end';
import type { Known } from './known';
import { proposeDialect } from './propose-dialect';
import { readAsClient } from './read-as-client';
import { screenTable, tableLines } from './screen-table';

export interface DialectOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
  /** `auto` proposes one. */
  readonly dialect: PresetName | 'auto';
}

/** What an operator has to put into `dialect.json`, and what users will see with it. */
export async function dialectReport({ baseUrl, token, dialect }: DialectOptions): Promise<readonly string[]> {
  const known: Known = {};
  const readings = await readAsClient({ baseUrl, token }, known);
  const proposal = await proposeDialect(backEnd(baseUrl, token), known);
  const preset = dialect === 'auto' ? proposal.preset : dialect;
  return [
    `Preset ${preset}${dialect === 'auto' ? ' is proposed' : ''}. dialect.json: ${JSON.stringify({ preset })}`,
    ...(token === undefined ? ['Without a token little can be told: give that of a user.'] : []),
    ...proposal.signs.map((sign) => `  because ${sign}`),
    '',
    ...tableLines(screenTable(readings)),
    '',
    ...proposal.notes,
  ];
}
