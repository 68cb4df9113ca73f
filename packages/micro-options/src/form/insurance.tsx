import { decimalsOf } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { PayableCurrency } from '../contract';
import { microOptionsMessages } from '../locales/messages';
import { Figure, Figures } from './figures';

const Frame = styled('details')({
  padding: '8px 12px',
  borderTop: `1px solid ${colour.line}`,
  fontSize: FONT_SIZE.table,
});
const Rules = styled('p')({ margin: '8px 0 0', fontSize: FONT_SIZE.dense, color: colour.quiet });

/** Insurance balance, the user's insurance and the rules. There is no call to buy one, so there is no button. */
export function Insurance({ currency }: { readonly currency: PayableCurrency }) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const { insurance, insuranceBalance, insuranceTypes, name } = currency;
  if (insuranceTypes.length === 0 && insurance === undefined && insuranceBalance === undefined) return null;
  return (
    <Frame>
      <summary>{text('insurance.title')}</summary>
      <Figures>
        {insuranceBalance !== undefined && (
          <Figure term={text('insurance.balance')}>
            <AmountText value={insuranceBalance} decimals={2} unit={name} />
          </Figure>
        )}
        {insurance && (
          <Figure term={text('insurance.yours')}>
            {insurance.name}{' '}
            {insurance.amount !== undefined && <AmountText value={insurance.amount} decimals={2} unit={name} />}
          </Figure>
        )}
        {insurance?.effectiveAt !== undefined && (
          <Figure term={text('insurance.effective')}>{format.dateTime(insurance.effectiveAt)}</Figure>
        )}
        {insuranceTypes.map((type) => (
          <Figure
            key={type.name}
            term={
              type.coverage === undefined
                ? type.name
                : text('insurance.covers', {
                    name: type.name,
                    coverage: format.percent(type.coverage, { decimals: decimalsOf(type.coverage) }),
                  })
            }
          >
            {type.price !== undefined && <AmountText value={type.price} decimals={2} unit={name} />}
          </Figure>
        ))}
      </Figures>
      <Rules>{text('insurance.rules')}</Rules>
    </Frame>
  );
}
