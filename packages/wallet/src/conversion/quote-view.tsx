import type { ConversionQuote } from '@bourse/contracts/wallet';
import { useFormat } from '@bourse/i18n';
import { Alert, Button, FactList, FieldRow, Quiet, Stack } from '@bourse/ui-kit';
import { useAmountText } from '../account/use-amount-text';
import { conversionMessages } from './locales/messages';

export interface QuoteViewProps {
  readonly quote: ConversionQuote;
  /** Whole seconds for which the quote is good; 0: it has expired. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  /** Asks for another quote of the same balances. */
  readonly onRenew: () => void;
  readonly onBack: () => void;
}

/** The confirmation of a conversion: each balance, the fee, the result, and for how long the quote is good. */
export function QuoteView({ quote, secondsLeft, isSending, onConfirm, onRenew, onBack }: QuoteViewProps) {
  const text = conversionMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  const { lines, fee, amount, target } = quote;
  const isExpired = secondsLeft === 0 && !isSending;
  return (
    <Stack spacing={3}>
      <FactList
        facts={[
          {
            label: text('youConvert'),
            value: (
              <Stack component="ul" spacing={0.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {lines.map((line) => (
                  <li key={line.currencyId}>{amountText(line.amount, line.currency)}</li>
                ))}
              </Stack>
            ),
          },
          { label: text('fee'), value: fee === undefined ? format.decimal(fee) : amountText(fee, target) },
          { label: text('youGet'), value: <strong>{amountText(amount, target)}</strong> },
        ]}
      />
      {isExpired ? (
        <Alert tone="warning" isAnnounced>
          {text('expired')}
        </Alert>
      ) : (
        <Quiet>{text('validFor', { seconds: format.number(secondsLeft) })}</Quiet>
      )}
      <FieldRow>
        <Button tone="quiet" disabled={isSending} onClick={onBack}>
          {text('back')}
        </Button>
        {isExpired ? (
          <Button onClick={onRenew}>{text('newQuote')}</Button>
        ) : (
          <Button pending={isSending} onClick={onConfirm}>
            {text('convert', { amount: amountText(amount, target) })}
          </Button>
        )}
      </FieldRow>
    </Stack>
  );
}
