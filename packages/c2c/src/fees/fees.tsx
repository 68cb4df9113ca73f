import { selectIsLoggedIn } from '@bourse/api-client';
import { feeMessages, FeesPaidLines, loadState, useAppSelector } from '@bourse/feature-kit';
import { NO_VALUE } from '@bourse/i18n';
import { FigureLine, FigureLines, Padded, Panel, Quiet, Stack } from '@bourse/ui-kit';
import { useAcceptorDealsQuery } from '../api';
import type { AcceptorDeal } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';

/** The list of deals has no pages. One of this many rows may have been cut by the back end. */
const MOST_ROWS = 100;
const NO_DEALS: readonly AcceptorDeal[] = [];

/** The fees of confirmed deals with acceptors, in CNY. A rejected deal costs nothing, a waiting one has not cost anything yet. */
function Paid() {
  const queries = [useAcceptorDealsQuery('deposit'), useAcceptorDealsQuery('withdraw')] as const;
  const lists = queries.map(({ currentData }) => currentData ?? NO_DEALS);
  const failed = queries.find(({ isError }) => isError);
  const isRead = queries.every(({ currentData }) => currentData !== undefined);
  return (
    <FeesPaidLines
      state={loadState({ data: isRead || undefined, isError: failed !== undefined, error: failed?.error })}
      isComplete={lists.every((deals) => deals.length < MOST_ROWS)}
      onRetry={() => {
        for (const { refetch } of queries) void refetch();
      }}
      charges={lists
        .flat()
        .filter(({ status }) => status === 'confirmed')
        .map(({ updatedAt, createdAt, fee }) => ({ time: updatedAt ?? createdAt, amount: fee, currency: 'CNY' }))}
    />
  );
}

/**
 * C2c on the fee page: what the user has paid to acceptors. The contract has no fee of an advertisement or order, and says the rate of an
 * acceptor beside its deal.
 */
export function Component() {
  const text = c2cMessages.useText();
  const feeText = feeMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <Panel title={text('market.title')}>
      <Padded>
        <Stack spacing={3}>
          <FigureLines>
            <FigureLine label={feeText('tradeFee')}>{NO_VALUE}</FigureLine>
          </FigureLines>
          <Quiet>{text('fees.ordersUnknown')}</Quiet>
          {isLoggedIn && <Paid />}
        </Stack>
      </Padded>
    </Panel>
  );
}
