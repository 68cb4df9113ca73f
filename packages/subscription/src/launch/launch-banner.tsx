import { PATHS, useLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Button, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { Launch } from '../contract';
import { subscriptionMessages } from '../locales/messages';
import { TimeLeft } from '../subscribe/time-left';

// Not a `Panel`: its chunk has the tables and tabs too, which the start page does without.
const Frame = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  marginBottom: 24,
  padding: 16,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
});
const Title = styled('h2')({ margin: 0, fontSize: 16, fontWeight: 600 });
const Action = styled('div')({ marginInlineStart: 'auto' });

/** An open launch in one line: price, time left, and the link to subscribe. */
export function LaunchBanner({ launch }: { readonly launch: Launch }) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const link = useLink(PATHS.launchInfo);
  const { title, name, price } = launch;
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <Title id={titleId}>{text('banner.title', { title })}</Title>
      <span>
        1 {name} = {format.price(price)} USDT
      </span>
      <TimeLeft launch={launch} />
      <Action>
        <Button size="small" {...link}>
          {text('banner.action')}
        </Button>
      </Action>
    </Frame>
  );
}
