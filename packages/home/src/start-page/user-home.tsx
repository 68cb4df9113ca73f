import { FeaturePart, MoreLink, useScreens } from '@bourse/feature-kit';
import { Box, Row, Skeleton, Stack, Text } from '@bourse/ui-kit';
import { LINKS } from '../links';
import { homeMessages } from '../locales/messages';
import { ActionLink, Section } from './layout';

/** Room for the total, whose buttons are below it on a phone, and for the open orders while they load, CSS pixels: that of the empty list. */
const SUMMARY_HEIGHT = { xs: 142, sm: 86 };
const ORDERS_HEIGHT = 166;

/** The top of the page for a logged-in user: the total with its day, what is open, and the way to trade. */
export function UserHome({ tradePath }: { readonly tradePath: string }) {
  const text = homeMessages.useText();
  const positions = useScreens().pathOf(LINKS.positions);
  return (
    <Section as="div">
      <Stack spacing={6} sx={{ py: 6 }}>
        <Row spacing={4} sx={{ justifyContent: 'space-between' }}>
          <Text as="h1" size="display" isStrong>
            {text('user.title')}
          </Text>
          <Row spacing={4}>
            {positions !== undefined && <MoreLink to={positions}>{text('user.positions')}</MoreLink>}
            <ActionLink href={tradePath} data-tone="outlined">
              {text('hero.trade')}
            </ActionLink>
          </Row>
        </Row>
        <Box sx={{ minHeight: SUMMARY_HEIGHT }}>
          <FeaturePart part={LINKS.summary} waiting={<Skeleton height={SUMMARY_HEIGHT.sm} />} />
        </Box>
        <Box sx={{ minHeight: ORDERS_HEIGHT }}>
          <FeaturePart part={LINKS.openOrders} waiting={<Skeleton height={ORDERS_HEIGHT} />} />
        </Box>
      </Stack>
    </Section>
  );
}
