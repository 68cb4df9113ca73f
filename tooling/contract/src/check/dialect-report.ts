import { PRESETS, type PresetName } from '@bourse/api-client/contract';
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

/** The parts in which two presets that cannot be told apart by reading differ. */
function alternative(proposed: PresetName, other: PresetName): string {
  const [one, two]: readonly Readonly<Record<string, unknown>>[] = [PRESETS[proposed], PRESETS[other]];
  const parts = [...new Set([...Object.keys(one ?? {}), ...Object.keys(two ?? {})])].filter(
    (part) => JSON.stringify(one?.[part]) !== JSON.stringify(two?.[part]),
  );
  return `  ${other} fits as well: it differs in ${parts.join(', ')}. Try a withdrawal and the log-in of a phone account with both.`;
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
    ...(dialect === 'auto' ? proposal.others.map((other) => alternative(preset, other)) : []),
    '',
    ...tableLines(screenTable(readings)),
    '',
    ...proposal.notes,
  ];
}
