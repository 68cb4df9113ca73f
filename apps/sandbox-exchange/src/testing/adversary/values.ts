import { decimal } from '@bourse/decimal';
import * as fc from 'fast-check';

/** An amount of USDT. */
export const amount = fc.constantFrom('100', '700', '2500', '5000', '20000').map((text) => decimal(text));
export const side = fc.constantFrom('buy' as const, 'sell' as const);
export const direction = fc.constantFrom('long' as const, 'short' as const);

/** Which of the two accounts of one person carries a step out. */
export const account = fc.constantFrom('attacker' as const, 'attacker' as const, 'accomplice' as const);
export type Own = 'attacker' | 'accomplice';

/** How many before the newest; most steps are about what was just done. */
export const recent = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 3 }) });

/** The item so many before the newest; `undefined` where there are fewer. */
export const beforeNewest = <Item>(items: readonly Item[], back: number): Item | undefined => items.at(-1 - back);
