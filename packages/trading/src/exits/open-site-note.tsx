import { Box, Icon, Text } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;

/** Beside exits that this browser sends: with the site closed they protect nothing. */
export function OpenSiteNote() {
  const text = tradingMessages.useText();
  return (
    <Text as="span" size="dense" tone="warning">
      <Box component="span" sx={LINE}>
        <Icon name="warning" size={14} />
        {text('exits.onlyOpen')}
      </Box>
    </Text>
  );
}
