import { decimal, times, toDrawingNumber, type Decimal } from '@bourse/decimal';
import { feeMessages, loadState, rateText, ReadError } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import type { Pair } from '@bourse/contracts/market';
import type { FeeTier, FeeTiers } from '@bourse/contracts/spot';
import { AmountText, FigureLine, FigureLines, LinearProgress, Quiet, Skeleton, Stack, Text } from '@bourse/ui-kit';
import { useFeeTiersQuery } from '../api';
import { nextTier } from '../rules/next-tier';

const HUNDRED = decimal(100);
const VOLUME_DECIMALS = 2;

/** The tier of the user, the volume that decides it, and what the next tier needs. */
function OwnTier({ known }: { readonly known: FeeTiers }) {
  const text = feeMessages.useText();
  const format = useFormat();
  const { level, volume, volumeToday, currency } = known;
  const next = nextTier(known);
  if (level === undefined) return null;
  return (
    <>
      <FigureLines>
        <FigureLine label={text('tiers.own')}>{text('tiers.level', { level })}</FigureLine>
        <FigureLine label={text('tiers.volume')}>
          <AmountText value={volume} decimals={VOLUME_DECIMALS} unit={currency} />
        </FigureLine>
        {volumeToday !== undefined && (
          <FigureLine label={text('tiers.today')}>
            <AmountText value={volumeToday} decimals={VOLUME_DECIMALS} unit={currency} />
          </FigureLine>
        )}
      </FigureLines>
      {next && (
        <>
          <LinearProgress
            label={text('tiers.progress', { level: next.level })}
            percent={toDrawingNumber(next.percent)}
          />
          <Text>
            {text('tiers.next', {
              amount: `${format.amount(next.missing, VOLUME_DECIMALS)} ${currency}`,
              level: next.level,
            })}
          </Text>
        </>
      )}
      {next === null && <Text>{text('tiers.highest')}</Text>}
    </>
  );
}

/** The tiers, each with the volume that it begins at and its fees on the pair. */
function Tiers({ known: { tiers, level: own, currency } }: { readonly known: FeeTiers }) {
  const text = feeMessages.useText();
  const format = useFormat();
  const rate = (share: Decimal | undefined) => rateText(format, share && times(share, HUNDRED));
  const fees = ({ makerFee, takerFee }: FeeTier) => `${rate(makerFee)} / ${rate(takerFee)}`;
  return (
    <FigureLines>
      <FigureLine label={text('tiers.from')}>
        {text('maker')} / {text('taker')}
      </FigureLine>
      {tiers.map((tier) => {
        const { level, volume } = tier;
        const name = `${text('tiers.level', { level })} · ${format.amount(volume, VOLUME_DECIMALS)} ${currency}`;
        return level === own ? (
          <FigureLine key={level} label={<strong>{name}</strong>}>
            <strong>{fees(tier)}</strong>
          </FigureLine>
        ) : (
          <FigureLine key={level} label={name}>
            {fees(tier)}
          </FigureLine>
        );
      })}
    </FigureLines>
  );
}

function Known({ known }: { readonly known: FeeTiers }) {
  const text = feeMessages.useText();
  return (
    <>
      <OwnTier known={known} />
      <Tiers known={known} />
      <Quiet>{text('tiers.daily')}</Quiet>
    </>
  );
}

/** The fee tiers with their rates on a pair. Only where the back end announces them. */
export function FeeTierPanel({ pair }: { readonly pair: Pair }) {
  const text = feeMessages.useText();
  const read = useFeeTiersQuery({ legal_id: pair.quoteId, currency_id: pair.baseId });
  const state = loadState(read);
  const content = () => {
    if (read.data) return <Known known={read.data} />;
    if (state.kind === 'failed')
      return <ReadError title={text('tiers.failed')} failure={state.failure} onRetry={() => void read.refetch()} />;
    return <Skeleton height={160} />;
  };
  return (
    <Stack spacing={2}>
      <Text as="h3" size="reading" isStrong>
        {text('tiers')}
      </Text>
      {content()}
    </Stack>
  );
}
