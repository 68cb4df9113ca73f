import { PUSH_KINDS } from '@bourse/contracts/push';
import { SECOND_FACTOR_USES } from '@bourse/contracts/security';
import { capabilities } from '@bourse/contracts/site';
import { VALUE_AT_MOST } from '../accounts/settings';
import type { Exchange } from '../exchange-interface';
import type { Prices } from '../feed/status';
import type { Router } from '../http/route';
import { RECOVERY_WAIT_MS } from '../products/recovery/product';
import type { Push } from '../push/push';
import { practiceOf } from './practice';

const HOUR = 60 * 60_000;

/** What clients can use and no product of the exchange announces. */
const OTHERS = ['news', 'registration', 'password_reset'];

interface Needs {
  readonly exchange: Exchange;
  /** The account whose invite code any visitor may use. */
  readonly demoLogin: string;
  /** The market that the sandbox follows, if any. */
  readonly prices: Prices | undefined;
  readonly push: Pick<Push, 'publicKey'>;
  /** The loss of a second factor can be reported; see `calls/recovery`. */
  readonly canRecover: boolean;
}

/** Abilities of the sandbox beyond the specification, its products and limits, and the market that it follows, if any. */
export function capabilityRoutes({ route }: Router, { exchange, demoLogin, prices, push, canRecover }: Needs): void {
  const announced = exchange.products.flatMap((product) => product.announced ?? []);
  const products = [...announced.flatMap(({ names }) => names), ...OTHERS];
  const practice = practiceOf(exchange, demoLogin);
  const { passkeys } = exchange.accounts;
  const waitHours = (exchange.decisions.recoveryWaitMs ?? RECOVERY_WAIT_MS) / HOUR;
  route(capabilities, async () => ({
    ...Object.fromEntries(announced.flatMap(({ fields }) => Object.entries(fields?.(exchange.pairs()) ?? {}))),
    products,
    settings: { value_at_most: VALUE_AT_MOST },
    push: { public_key: push.publicKey, kinds: [...PUSH_KINDS] },
    sessions: 1,
    api_keys: 1,
    second_factor: { uses: [...SECOND_FACTOR_USES] },
    ...(canRecover && { recovery: { wait_hours: waitHours } }),
    ...(passkeys && { passkeys: { domain: passkeys.domain } }),
    account: 'practice' as const,
    practice: await practice(),
    ...(prices && { prices: wirePrices(prices) }),
  }));
}

function wirePrices(prices: Prices) {
  return {
    venue: prices.venue,
    state: prices.state(),
    recorded: prices.isRecorded ? 1 : 0,
    pairs: prices.pairs().map(({ id, symbol, isLate }) => ({ id, symbol, late: isLate ? 1 : 0 })),
  };
}
