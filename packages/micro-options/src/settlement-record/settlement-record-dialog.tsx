import { compare } from '@bourse/decimal';
import { useAppSelector } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Alert, Dialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import type { OptionOrder } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';
import { medianOf } from '../rules/execution';
import { otherProfitByPrices, type PriceCheck } from '../rules/settlement-check';
import { selectExecutions } from '../writes/executions';
import { TickStrip } from './tick-strip';
import { storedRecords } from './stored-records';

/** Both prices of the exchange against those that this device received, and how the order was carried out. */
export function SettlementRecordDialog({
  order,
  priceDecimals,
  onClose,
}: {
  readonly order: OptionOrder;
  readonly priceDecimals: number;
  readonly onClose: () => void;
}) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const record = storedRecords.useValue().find(({ id }) => id === order.id);
  const executions = useAppSelector(selectExecutions);
  const execution = executions.find(({ id }) => id === order.id);
  const median = medianOf(
    executions.flatMap(({ slippage }) => slippage ?? []),
    compare,
  );
  const expected = otherProfitByPrices(order);
  const money = (value: OptionOrder['profit']) => format.money(value, { currency: order.currency });
  const price = (value: OptionOrder['endPrice']) => format.price(value, priceDecimals);

  const part = (title: string, check: PriceCheck, exchangePrice: OptionOrder['endPrice']) => (
    <Stack component="section" spacing={2} sx={{ mb: 4 }} aria-label={title}>
      <Text as="h3" isStrong>
        {title}
      </Text>
      <TickStrip check={check} price={exchangePrice} />
      <FigureLines>
        <FigureLine label={text('record.price')}>{price(exchangePrice)}</FigureLine>
        <FigureLine label={text('record.range')}>
          {price(check.low)} – {price(check.high)} ({text('record.ticks', { ticks: format.number(check.ticks.length) })}
          )
        </FigureLine>
      </FigureLines>
      <Text
        as="strong"
        isStrong
        data-verdict={check.verdict}
        tone={check.verdict === 'outside' ? 'warning' : undefined}
      >
        {text(`record.${check.verdict}`)}
      </Text>
    </Stack>
  );

  return (
    <Dialog open hasCloseButton title={text('record.title', { id: order.id })} onClose={onClose}>
      {record ? (
        <>
          {part(text('record.open'), record.open, order.openPrice)}
          {part(text('record.expiry'), record.expiry, order.endPrice)}
        </>
      ) : (
        <Text tone="quiet">{text('record.none')}</Text>
      )}
      {expected !== undefined && (
        <Alert tone="warning">
          {text('record.profit', { settled: money(order.profit), expected: money(expected) })}
        </Alert>
      )}
      {execution && (
        <Stack component="section" spacing={2} sx={{ mb: 4 }} aria-label={text('execution.title')}>
          <Text as="h3" isStrong>
            {text('execution.title')}
          </Text>
          <FigureLines>
            <FigureLine label={text('execution.click')}>{price(execution.clickPrice)}</FigureLine>
            <FigureLine label={text('orders.openPrice')}>{price(execution.openPrice)}</FigureLine>
            <FigureLine label={text('execution.slippage')}>{format.decimal(execution.slippage)}</FigureLine>
            <FigureLine label={text('execution.time')}>
              {text('execution.milliseconds', { milliseconds: format.number(Math.round(execution.acknowledgedIn)) })}
            </FigureLine>
            <FigureLine label={text('execution.median', { orders: format.number(executions.length) })}>
              {format.decimal(median)}
            </FigureLine>
          </FigureLines>
        </Stack>
      )}
    </Dialog>
  );
}
