import { Alert, AmountText, Button, FigureLine, FigureLines, Quiet, Skeleton, Stack, Text } from '@bourse/ui-kit';
import type { LoadState } from '../failure/load-state';
import { ReadError } from '../failure/read-error';
import { feesPaid, type Charge } from './fees-paid';
import { feeMessages } from './locales/messages';
import { useFeePeriod } from './use-fee-period';

export interface FeesPaidLinesProps {
  readonly charges: readonly Charge[];
  readonly state: LoadState;
  /** Whether there are no older charges. */
  readonly isComplete: boolean;
  readonly onOlder?: (() => void) | undefined;
  readonly onRetry: () => void;
}

/** The fees that the user has paid in the period of the fee page, by currency. */
export function FeesPaidLines({ charges, state, isComplete, onOlder, onRetry }: FeesPaidLinesProps) {
  const text = feeMessages.useText();
  const { since } = useFeePeriod();
  const content = () => {
    if (state.kind === 'failed')
      return <ReadError title={text('paid.failed')} failure={state.failure} onRetry={onRetry} />;
    if (state.kind === 'loading') return <Skeleton height={24} />;
    const sums = feesPaid(charges, since);
    if (sums.length === 0) return <Quiet>{text('paid.none')}</Quiet>;
    return (
      <FigureLines>
        {sums.map(({ currency, amount, count }) => (
          <FigureLine key={currency} label={text('paid.of', { currency, count })}>
            <AmountText value={amount} unit={currency} />
          </FigureLine>
        ))}
      </FigureLines>
    );
  };
  return (
    <Stack spacing={2}>
      <Text as="h3" size="reading" isStrong>
        {text('paid')}
      </Text>
      {state.kind === 'ready' && !isComplete && (
        <Alert
          tone="warning"
          action={
            onOlder && (
              <Button size="small" tone="quiet" onClick={onOlder}>
                {text('paid.older')}
              </Button>
            )
          }
        >
          {text('paid.incomplete')}
        </Alert>
      )}
      {content()}
    </Stack>
  );
}
