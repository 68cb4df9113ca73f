import { PATHS, useLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Button, Padded, Panel } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Launch } from '../contract';
import { subscriptionMessages } from '../locales/messages';
import { TimeLeft } from '../subscribe/time-left';

const Frame = styled('div')({ marginBottom: 24 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' });
const Title = styled('h2')({ margin: 0, fontSize: 16, fontWeight: 600 });
const Action = styled('div')({ marginInlineStart: 'auto' });

/** An open launch in one line: price, time left, and the link to subscribe. */
export function LaunchBanner({ launch }: { readonly launch: Launch }) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const link = useLink(PATHS.launchInfo);
  const { title, name, price } = launch;
  return (
    <Frame>
      <Panel label={title}>
        <Padded>
          <Line>
            <Title>{text('banner.title', { title })}</Title>
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
        </Padded>
      </Panel>
    </Frame>
  );
}
