import type { Call } from '@bourse/contracts/wire';
import { callName } from '../calls';
import { SCREENS } from '../features';
import type { Reading } from './read-as-client';

export interface ScreenLine {
  readonly screen: string;
  readonly state: 'works' | 'works with gaps' | 'hidden' | 'fails' | 'not asked';
  /** The calls that are missing or cannot be read as a whole. */
  readonly because: readonly string[];
}

/** What users will see, screen by screen. */
export function screenTable(readings: ReadonlyMap<Call, Reading>): readonly ScreenLine[] {
  const of = (call: Call) => readings.get(call) ?? 'unasked';
  return SCREENS.map(([screen, needs, ...others]) => {
    const because = [needs, ...others].filter((call) => ['gap', 'absent'].includes(of(call))).map(callName);
    const line = (state: ScreenLine['state']): ScreenLine => ({ screen, state, because });
    if (of(needs) === 'absent') return line('hidden');
    if (of(needs) === 'gap') return line('fails');
    if (of(needs) === 'unasked') return line('not asked');
    return line(because.length === 0 ? 'works' : 'works with gaps');
  });
}

const SCREEN_WIDTH = 18;
const STATE_WIDTH = 17;

export const tableLines = (table: readonly ScreenLine[]): readonly string[] =>
  table.map(({ screen, state, because }) =>
    `${screen.padEnd(SCREEN_WIDTH)}${state.padEnd(STATE_WIDTH)}${because.join(', ')}`.trimEnd(),
  );
