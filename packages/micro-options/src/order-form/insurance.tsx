import { decimalsOf } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, FigureLine, FigureLines, Fold, PanelSection, Text } from '@bourse/ui-kit';
import type { PayableCurrency } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';

/** Insurance balance, the user's insurance and the rules. There is no call to buy one, so there is no button. */
export function Insurance({ currency }: { readonly currency: PayableCurrency }) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const { insurance, insuranceBalance, insuranceTypes, name } = currency;
  if (insuranceTypes.length === 0 && insurance === undefined && insuranceBalance === undefined) return null;
  return (
    <PanelSection>
      <Fold title={text('insurance.title')}>
        <FigureLines>
          {insuranceBalance !== undefined && (
            <FigureLine label={text('insurance.balance')}>
              <AmountText value={insuranceBalance} decimals={2} unit={name} />
            </FigureLine>
          )}
          {insurance && (
            <FigureLine label={text('insurance.yours')}>
              {insurance.name}{' '}
              {insurance.amount !== undefined && <AmountText value={insurance.amount} decimals={2} unit={name} />}
            </FigureLine>
          )}
          {insurance?.effectiveAt !== undefined && (
            <FigureLine label={text('insurance.effective')}>{format.zonedDateTime(insurance.effectiveAt)}</FigureLine>
          )}
          {insuranceTypes.map((type) => (
            <FigureLine
              key={type.name}
              label={
                type.coverage === undefined
                  ? type.name
                  : text('insurance.covers', {
                      name: type.name,
                      coverage: format.percent(type.coverage, { decimals: decimalsOf(type.coverage) }),
                    })
              }
            >
              {type.price !== undefined && <AmountText value={type.price} decimals={2} unit={name} />}
            </FigureLine>
          ))}
        </FigureLines>
        <Text size="dense" tone="quiet">
          {text('insurance.rules')}
        </Text>
      </Fold>
    </PanelSection>
  );
}
