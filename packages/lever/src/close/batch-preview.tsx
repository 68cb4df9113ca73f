import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ConfirmDialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import { ChangeLines } from '../account/change-lines';
import type { BatchSelection } from '@bourse/contracts/lever';
import { DirectionText } from '../figures/direction-text';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../figures/profit-text';
import type { AccountChange } from '../rules/account-change';
import { doProfitsDisagree, type ClosePreview } from '../rules/close-preview';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';

const TITLE = { all: 'batch.titleAll', long: 'batch.titleLong', short: 'batch.titleShort' } as const;

export interface BatchPreviewProps {
  readonly selection: BatchSelection | undefined;
  readonly preview: ClosePreview | undefined;
  /** The account before and after the close; `undefined` without positions. */
  readonly change: AccountChange | undefined;
  readonly quote: string;
  /** P/L of all positions as the server has pushed it; compared with the sum where all positions close. */
  readonly pushedProfit: Decimal | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Preview of a batch close: the rows, their P/L, and the risk rate afterwards. */
export function BatchPreview({
  selection,
  preview,
  change,
  quote,
  pushedProfit,
  onConfirm,
  onCancel,
}: BatchPreviewProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (selection === undefined || !preview) return null;
  const { positions, profit, available } = preview;
  return (
    <ConfirmDialog
      open
      title={text(TITLE[selection], { count: positions.length })}
      confirmLabel={text('batch.confirm', { count: positions.length })}
      cancelLabel={text('confirm.cancel')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack spacing={4}>
        <FigureLines style={{ maxHeight: 240, overflowY: 'auto' }}>
          {positions.map((position) => (
            <FigureLine
              key={position.id}
              label={
                <>
                  {position.symbol} <DirectionText direction={position.direction} />{' '}
                  {text('batch.lots', lotsIn(format, position.lots))}
                </>
              }
            >
              <ProfitText value={position.profit} unit={quote} />
            </FigureLine>
          ))}
        </FigureLines>
        <FigureLines>
          <FigureLine label={text('batch.profit')}>
            <ProfitText value={profit} unit={quote} />
          </FigureLine>
          {selection === 'all' && pushedProfit !== undefined && doProfitsDisagree(profit, pushedProfit) && (
            <FigureLine label={text('batch.pushedProfit')}>
              <ProfitText value={pushedProfit} unit={quote} />
            </FigureLine>
          )}
          <FigureLine label={text('batch.available')}>
            {format.money(available, { decimals: SHOWN_MONEY_DECIMALS, currency: quote })}
          </FigureLine>
          {change && <ChangeLines change={change} quote={quote} priceDecimals={0} />}
        </FigureLines>
        <Text size="table" tone="warning">
          {text('batch.note')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
