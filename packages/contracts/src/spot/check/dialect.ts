import { readAs, type DialectCheck, type DialectFindings } from '../../check';
import { pairKeysOf, tradeHistory, type Pair } from '../../market';
import { deal, payingAccount } from '..';
import { walletDetail } from '../../wallet';

declare module '../../check' {
  interface Known {
    pair?: Pair;
  }
}

/** What users notice of spot trading: the account that pays for a buy, and the source of recent trades. */
export async function dialect({ known: { pair }, messageOf, answerTo }: DialectCheck): Promise<DialectFindings> {
  if (!pair) return {};
  const keys = pairKeysOf(pair.id);
  const available = readAs(deal, await messageOf(deal, keys))?.quoteAvailable;
  const [legal, change] = await Promise.all(
    (['legal', 'change'] as const).map(async (type) =>
      readAs(walletDetail, await messageOf(walletDetail, { currency: pair.quoteId, type })),
    ),
  );
  const balances = { legal: legal?.ofAccount.legal, change: change?.ofAccount.change };
  const trades = await answerTo(tradeHistory, keys);
  return {
    notes: [
      available !== undefined &&
        payingAccount(available, balances) === 'legal' &&
        'A buy is paid from the asset account: the order form names it, and its transfer leads there.',
      trades?.status === 404 && 'There is no list of recent trades: they are shown as events bring them.',
      'A market order is sent with `mode` 1. Place a small one: where it rests as a limit order, the client says so and offers to cancel it.',
    ],
  };
}
