import { BELOW, Box, colour, Icon, RADIUS, soft, space, Stack, Text } from '@bourse/ui-kit';
import { homeMessages } from '../locales/messages';
import { ActionLink } from './layout';

const SUPPORT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 6),
  padding: space(6, 8),
  borderRadius: `${RADIUS.panel}px`,
  backgroundColor: soft(colour.accent, 9),
  '& > div': { flex: '1 1 320px' },
  [BELOW.sm]: { padding: 5 },
} as const;

/** Where customer service answers (`cfg/kefu`). */
export function Support({ link }: { readonly link: string }) {
  const text = homeMessages.useText();
  return (
    <Box sx={SUPPORT}>
      <Stack spacing={1}>
        <Text as="h2" size="heading" isStrong>
          {text('support.title')}
        </Text>
        <Text tone="quiet">{text('support.words')}</Text>
      </Stack>
      <ActionLink data-tone="outlined" href={link}>
        <Icon name="headset" />
        {text('support.contact')}
      </ActionLink>
    </Box>
  );
}
