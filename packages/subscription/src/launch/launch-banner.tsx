import { useLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Box, Button, End, Panel, Row, Text } from '@bourse/ui-kit';
import type { Launch } from '@bourse/contracts/subscription';
import { subscriptionMessages } from '../locales/messages';
import { TimeLeft } from '../subscribe/time-left';
import { PATHS } from '../paths';

/** An open launch in one line: price, time left, and the link to subscribe. */
export function LaunchBanner({ launch }: { readonly launch: Launch }) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const link = useLink(PATHS.launch);
  const { title, name, price } = launch;
  const heading = text('banner.title', { title });
  return (
    <Box sx={{ mb: 6 }}>
      <Panel label={heading}>
        <Row sx={{ columnGap: 6, rowGap: 2, padding: 4 }}>
          <Text as="strong" size="reading" isStrong aria-hidden>
            {heading}
          </Text>
          <span>
            1 {name} = {format.price(price)} USDT
          </span>
          <TimeLeft launch={launch} />
          <End>
            <Button size="small" {...link}>
              {text('banner.action')}
            </Button>
          </End>
        </Row>
      </Panel>
    </Box>
  );
}
