import { sumIfKnown, times, decimal } from '@bourse/decimal';
import type { SmallBalance, SmallBalances } from '@bourse/contracts/wallet';
import { useFormat } from '@bourse/i18n';
import { Alert, Button, Checkbox, EmptyState, FactList, Quiet, SegmentedControl, Stack } from '@bourse/ui-kit';
import { useAmountText } from '../account/use-amount-text';
import { conversionMessages } from './locales/messages';

const HUNDRED = decimal(100);
const WORTH_DECIMALS = 2;

export interface ChooseViewProps {
  readonly terms: SmallBalances;
  readonly choice: {
    /** Identity of the currency that the user gets. */
    readonly targetId: number | undefined;
    readonly onTarget: (id: number) => void;
    readonly isChosen: (balance: SmallBalance) => boolean;
    readonly onToggle: (currencyIds: readonly number[], isChosen: boolean) => void;
  };
  /** Why a quote or its conversion was refused. */
  readonly failure: string | undefined;
  /** The user has asked for a quote of nothing. */
  readonly isNothingChosen: boolean;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

function useBalanceLabel() {
  const text = conversionMessages.useText();
  const format = useFormat();
  const amountText = useAmountText();
  return ({ amount, currency, worth, isConvertible }: SmallBalance) => {
    const value = isConvertible ? `≈ ${format.amount(worth, WORTH_DECIMALS)} USDT` : text('noPrice');
    return `${amountText(amount, currency)} (${value})`;
  };
}

/** The small balances with their worth, and the currency into which the ticked ones are converted. */
export function ChooseView({ terms, choice, failure, isNothingChosen, isAsking, onAsk }: ChooseViewProps) {
  const text = conversionMessages.useText();
  const format = useFormat();
  const labelOf = useBalanceLabel();
  const { targetId, onTarget, isChosen, onToggle } = choice;
  const below = format.decimal(terms.below);
  const offered = terms.balances.filter(({ currencyId }) => currencyId !== targetId);
  const possible = offered.filter(({ isConvertible }) => isConvertible);
  const chosen = possible.filter(isChosen);
  return (
    <Stack spacing={3}>
      <Quiet>{text('intro', { below })}</Quiet>
      {terms.targets.length > 1 && targetId !== undefined && (
        <Stack spacing={1}>
          <span aria-hidden>{text('into')}</span>
          <SegmentedControl
            label={text('into')}
            value={String(targetId)}
            options={terms.targets.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => onTarget(Number(id))}
          />
        </Stack>
      )}
      {offered.length === 0 ? (
        <EmptyState icon="wallet" title={text('none')} hint={text('noneHint', { below })} />
      ) : (
        <Stack spacing={1}>
          {possible.length > 1 && (
            <Checkbox
              label={text('selectAll')}
              checked={chosen.length === possible.length}
              onChange={(checked) =>
                onToggle(
                  possible.map(({ currencyId }) => currencyId),
                  checked,
                )
              }
            />
          )}
          {offered.map((balance) => (
            <Checkbox
              key={balance.currencyId}
              label={labelOf(balance)}
              checked={balance.isConvertible && isChosen(balance)}
              disabled={!balance.isConvertible}
              onChange={(checked) => onToggle([balance.currencyId], checked)}
            />
          ))}
          <FactList
            facts={[
              {
                label: text('worth'),
                value: `${format.amount(sumIfKnown(chosen.map(({ worth }) => worth)), WORTH_DECIMALS)} USDT`,
              },
              { label: text('feeRate'), value: format.percent(terms.feeRate && times(terms.feeRate, HUNDRED)) },
            ]}
          />
        </Stack>
      )}
      {terms.nextAt !== undefined && (
        <Alert tone="info">{text('later', { time: format.zonedDateTime(terms.nextAt) })}</Alert>
      )}
      {isNothingChosen && chosen.length === 0 && (
        <Alert tone="error" isAnnounced>
          {text('choose')}
        </Alert>
      )}
      {failure !== undefined && (
        <Alert tone="error" isAnnounced>
          {failure}
        </Alert>
      )}
      {offered.length > 0 && terms.nextAt === undefined && (
        <Button pending={isAsking} onClick={onAsk}>
          {text('getQuote')}
        </Button>
      )}
    </Stack>
  );
}
