import { Box, colour, Columns, Icon, type IconName, RADIUS, soft, Stack, Text } from '@bourse/ui-kit';
import { homeMessages } from '../locales/messages';
import { SectionHead } from './section-head';

const MARK = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: 2,
  borderRadius: `${RADIUS.panel}px`,
  color: colour.accent,
  backgroundColor: soft(colour.accent, 12),
} as const;

const BLURBS = [
  { id: 'live', icon: 'bolt' },
  { id: 'exact', icon: 'scale' },
  { id: 'once', icon: 'shield' },
] as const satisfies readonly { id: string; icon: IconName }[];

/** Three advantages of this exchange. Each of them is a property of the client. */
export function Blurbs() {
  const text = homeMessages.useText();
  return (
    <>
      <SectionHead title={text('blurbs.title')} />
      <Columns component="ul" min={280} spacing={8}>
        {BLURBS.map(({ id, icon }) => (
          <Stack component="li" key={id} spacing={1.5}>
            <Box component="span" sx={MARK}>
              <Icon name={icon} size={22} />
            </Box>
            <Text as="h3" size="reading" isStrong>
              {text(`blurb.${id}`)}
            </Text>
            <Text tone="quiet">{text(`blurb.${id}.words`)}</Text>
          </Stack>
        ))}
      </Columns>
    </>
  );
}
