import { feeMessages } from '@bourse/feature-kit';
import { NO_VALUE } from '@bourse/i18n';
import { FigureLine, FigureLines, Padded, Panel } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';

/** C2c on the fee page. The contract has no fee of an advertisement or order; an acceptor's deal shows its fee before it is placed. */
export function Component() {
  const text = c2cMessages.useText();
  const feeText = feeMessages.useText();
  return (
    <Panel title={text('market.title')}>
      <Padded>
        <FigureLines>
          <FigureLine label={feeText('tradeFee')}>{NO_VALUE}</FigureLine>
        </FigureLines>
      </Padded>
    </Panel>
  );
}
