import { PATHS, useLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Button, FONT_SIZE, Panel, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Launch } from '../contract';
import { subscriptionMessages } from '../locales/messages';
import { TimeLeft } from '../subscribe/time-left';

const Place = styled('div')({ marginBottom: 24 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', padding: 16 });
const Title = styled('strong')({ fontSize: FONT_SIZE.reading, fontWeight: WEIGHT.strong });
const Action = styled('div')({ marginInlineStart: 'auto' });

/** An open launch in one line: price, time left, and the link to subscribe. */
export function LaunchBanner({ launch }: { readonly launch: Launch }) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const link = useLink(PATHS.launchInfo);
  const { title, name, price } = launch;
  const heading = text('banner.title', { title });
  return (
    <Place>
      <Panel label={heading}>
        <Line>
          <Title aria-hidden>{heading}</Title>
          <span>
            1 {name} = {format.price(price)} USDT
          </span>
          <TimeLeft launch={launch} />
          <Action>
            <Button size="small" {...link}>
              {text('banner.action')}
            </Button>
          </Action>
        </Line>
      </Panel>
    </Place>
  );
}
