import { compare } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Button, colour, Dialog, FigureLine, FigureLines, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useSelector } from 'react-redux';
import type { OptionOrder } from '../contract';
import { microOptionsMessages } from '../locales/messages';
import { PRICE_DECIMALS } from '../orders/contract-columns';
import { medianOf } from '../rules/execution';
import type { PriceCheck } from '../rules/settlement-check';
import { selectExecutions } from '../writes/executions';
import { TickStrip } from './tick-strip';
import { storedRecords } from './stored-records';

const Section = styled('section')({
  display: 'grid',
  gap: 8,
  marginBottom: 16,
  '& h3': { margin: 0, fontSize: FONT_SIZE.form },
  '& [data-verdict="outside"]': { color: colour.warning },
});

/** Both prices of the exchange against those that this device received, and how the order was carried out. */
export function SettlementRecordDialog({
  order,
  onClose,
}: {
  readonly order: OptionOrder;
  readonly onClose: () => void;
}) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const record = storedRecords.useValue().find(({ id }) => id === order.id);
  const executions = useSelector(selectExecutions);
  const execution = executions.find(({ id }) => id === order.id);
  const median = medianOf(
    executions.flatMap(({ slippage }) => slippage ?? []),
    compare,
  );
  const price = (value: OptionOrder['endPrice']) => format.price(value, PRICE_DECIMALS);

  const part = (title: string, check: PriceCheck, exchangePrice: OptionOrder['endPrice']) => (
    <Section aria-label={title}>
      <h3>{title}</h3>
      <TickStrip check={check} price={exchangePrice} />
      <FigureLines>
        <FigureLine label={text('record.price')}>{price(exchangePrice)}</FigureLine>
        <FigureLine label={text('record.range')}>
          {price(check.low)} – {price(check.high)} ({text('record.ticks', { ticks: format.number(check.ticks.length) })}
          )
        </FigureLine>
      </FigureLines>
      <strong data-verdict={check.verdict}>{text(`record.${check.verdict}`)}</strong>
    </Section>
  );

  return (
    <Dialog
      open
      title={text('record.title', { id: order.id })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('record.close')}</Button>}
    >
      {record ? (
        <>
          {part(text('record.open'), record.open, order.openPrice)}
          {part(text('record.expiry'), record.expiry, order.endPrice)}
        </>
      ) : (
        <p>{text('record.none')}</p>
      )}
      {execution && (
        <Section aria-label={text('execution.title')}>
          <h3>{text('execution.title')}</h3>
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
        </Section>
      )}
    </Dialog>
  );
}
