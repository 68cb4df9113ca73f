import { ONE } from '@bourse/decimal';
import { useWrite } from '@bourse/safe-writes';
import { usePair } from '@bourse/market';
import { usePersonalLimits } from '@bourse/trading';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { useLeverAccount } from '../account/use-lever-account';
import { leverLimits, quoteOf } from '../personal-limits/limits';
import { changeByReversing } from '../rules/account-change';
import { oppositeOf } from '../rules/direction';
import { contractValue } from '../rules/contract-value';
import { initialMargin } from '../rules/margin';
import { openingFee } from '../rules/opening-fee';
import { exposureOf } from '../rules/positions';
import { reverseWrite } from '../writes/reverse-write';
import { useReverseToast } from './use-reverse-toast';

const Dialog = lazyPart(async () => (await import('./reverse-dialog')).ReverseDialog, {
  fallback: null,
  failed: ({ onCancel }) => <FailedOnPress onClose={onCancel} />,
});

/** The reversal that waits for its confirmation. The dialog is loaded when it is first needed. */
export function ReversePosition({ account }: { readonly account: ReturnType<typeof useLeverAccount> }) {
  const tell = useReverseToast();
  const reverse = useWrite(reverseWrite, tell);
  const ticket = reverse.state.phase === 'confirming' ? reverse.state.ticket : undefined;
  const pair = usePair(ticket?.pair);
  // A reversal opens a position: the limit applies to it. The position can still be closed.
  const { reached } = usePersonalLimits(leverLimits, ticket ? quoteOf(ticket) : '');
  if (!ticket) return null;
  const position = account.input.positions.find(({ id }) => id === ticket.id);
  const exposure = position && exposureOf({ ...position, entryPrice: ticket.price }, account.lotSizes);
  const rates =
    pair?.spread === undefined || pair.leverFee === undefined
      ? undefined
      : { spread: pair.spread, tradeFee: pair.leverFee };
  const priced = { ...ticket, entryPrice: ticket.price };
  const value = exposure && contractValue(exposure.size, ONE, ticket.price);
  return (
    <Dialog
      ticket={ticket}
      position={position}
      quote={quoteOf(ticket)}
      priceDecimals={account.decimalsOf(priced)}
      change={
        exposure && value && rates
          ? changeByReversing(account.viewOf(priced), ticket.id, {
              exposure: { ...exposure, direction: oppositeOf(ticket.direction) },
              margin: initialMargin(value, ticket.multiple),
              fee: openingFee(value, rates).total,
            })
          : undefined
      }
      reached={reached}
      onConfirm={reverse.confirm}
      onCancel={reverse.takeBack}
    />
  );
}
