import { floorTo, floorToStep, isPositive, parseDecimal, type Decimal } from '@bourse/decimal';
import { createStored } from '@bourse/storage';
import type { Failure } from '@bourse/feature-kit';
import type { Pair, PairId } from '@bourse/contracts/market';
import * as v from 'valibot';

/** The multiples that refusals have named on this device, by pair, for back ends that do not send `number_step`. */
const learnedSteps = createStored('bourse.amountSteps', v.record(v.string(), v.string()), {});

/** "The amount must be a multiple of {{multiple}}" as the platform's server writes it (money side, section 8). */
const MULTIPLE = /^数量必须是\s*(?<multiple>\d[\d,]*(?:\.\d+)?)\s*的整数倍/;

/** The multiple that a refusal names; `undefined` for every other failure. */
function multipleOf(failure: Failure): Decimal | undefined {
  if (failure.kind !== 'rejected') return undefined;
  const named = parseDecimal(MULTIPLE.exec(failure.text.normalize('NFKC'))?.groups?.['multiple']?.replaceAll(',', ''));
  return named !== undefined && isPositive(named) ? named : undefined;
}

/** Remembers the multiple that a refusal names for the pair. */
export function learnAmountStep(pair: PairId, failure: Failure): void {
  const multiple = multipleOf(failure);
  if (multiple !== undefined) learnedSteps.update((known) => ({ ...known, [pair]: multiple }));
}

/** Amounts of the pair are whole multiples of it: sent by the back end, else learned from a refusal, else not known. */
export function useAmountStep({ id, amountStep }: Pick<Pair, 'id' | 'amountStep'>): Decimal | undefined {
  const learned = parseDecimal(learnedSteps.useValue()[id]);
  return amountStep ?? (learned !== undefined && isPositive(learned) ? learned : undefined);
}

/** The largest amount not above `amount` with the decimals and the step of the pair. */
export function floorAmount(amount: Decimal, decimals: number, step: Decimal | undefined): Decimal {
  const floored = floorTo(amount, decimals);
  return step === undefined ? floored : floorToStep(floored, step);
}
