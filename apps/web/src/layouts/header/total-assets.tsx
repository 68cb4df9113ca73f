import { BALANCE, exchangeApi } from '@bourse/api-client';
import type { ReplyOf } from '@bourse/contracts/wire';
import type { Decimal } from '@bourse/decimal';
import { useWorth } from '@bourse/market';
import { refetchOnBalance, useFallbackPolling } from '@bourse/feature-kit';
import { Box, colour, FONT_SIZE, ValueText, VisuallyHidden, WEIGHT } from '@bourse/ui-kit';
import { grandTotal, walletList } from '@bourse/contracts/wallet';
import { shellMessages } from '../../locales/messages';
import { useIsTotalHidden } from './hidden-total';

const { useAccountsOfTotalQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    accountsOfTotal: build.query<ReplyOf<typeof walletList>['accounts'], void>({
      query: () => ({ call: walletList, request: {} }),
      transformResponse: ({ accounts }: ReplyOf<typeof walletList>) => accounts,
      providesTags: [BALANCE],
      onCacheEntryAdded: refetchOnBalance(() => [BALANCE]),
    }),
  }),
});

const FIGURES = {
  margin: 0,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
  '& dt': { color: colour.quiet, fontSize: FONT_SIZE.dense },
  '& dd': { margin: 0, fontSize: FONT_SIZE.table, fontWeight: WEIGHT.strong, fontVariantNumeric: 'tabular-nums' },
  '&[data-dimmed] dd': { color: colour.quiet },
} as const;

export interface TotalAssetsProps {
  /** In USDT; `undefined` while unknown. */
  readonly total: Decimal | undefined;
  /** The back end sends no total: it is the sum of the accounts. */
  readonly isSummed?: boolean;
  /** The user is being read. */
  readonly isLoading?: boolean;
  /** The figure is old: it is dimmed, and the connection notice gives the reason. */
  readonly isStale?: boolean;
}

/** The total value of the user's assets. An entry of the settings hides the figure. */
export function TotalAssets({ total, isSummed = false, isLoading = false, isStale = false }: TotalAssetsProps) {
  const { currentData: accounts, isError } = useAccountsOfTotalQuery(undefined, {
    skip: !isSummed,
    ...useFallbackPolling(),
  });
  const isReading = isSummed && accounts === undefined && !isError;
  const text = shellMessages.useText();
  const worth = useWorth('USDT');
  const isHidden = useIsTotalHidden();

  return (
    <Box component="dl" sx={FIGURES} data-dimmed={isStale || undefined}>
      <dt>{text('header.assets')}</dt>
      <dd>
        {isHidden ? (
          <>
            <span aria-hidden>••••••</span>
            <VisuallyHidden>{text('header.assets.hidden')}</VisuallyHidden>
          </>
        ) : (
          <ValueText missing={isLoading || isReading || worth.isLoading ? 'loading' : 'notSent'}>
            {worth.write(total ?? (accounts && grandTotal(accounts)))}
          </ValueText>
        )}
      </dd>
    </Box>
  );
}
