import { Icon, Text } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { tradingMessages } from '../locales/messages';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });

/** Beside exits that this browser sends: with the site closed they protect nothing. */
export function OpenSiteNote() {
  const text = tradingMessages.useText();
  return (
    <Text as="span" size="dense" tone="warning">
      <Line>
        <Icon name="warning" size={14} />
        {text('exits.onlyOpen')}
      </Line>
    </Text>
  );
}
