import { BELOW, colour, FONT_SIZE, Icon, RADIUS, soft, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { homeMessages } from '../locales/messages';
import { AnyLink } from '@bourse/feature-kit';

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: '28px 32px',
  borderRadius: RADIUS.panel,
  backgroundColor: soft(colour.accent, 9),
  '& > div': { flex: '1 1 320px' },
  [BELOW.sm]: { padding: 20 },
});
const Title = styled('h2')({ margin: '0 0 4px', fontSize: FONT_SIZE.heading, fontWeight: WEIGHT.strong });
const Words = styled('p')({ margin: 0, color: colour.quiet, fontSize: FONT_SIZE.form });
const Contact = styled(AnyLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 20px',
  borderRadius: RADIUS.panel,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.strong,
  color: colour.text,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.edge}`,
  textDecoration: 'none',
  '&:hover': { backgroundColor: colour.raised },
});

/** Where customer service answers (`cfg/kefu`). */
export function Support({ link }: { readonly link: string }) {
  const text = homeMessages.useText();
  return (
    <Box>
      <div>
        <Title>{text('support.title')}</Title>
        <Words>{text('support.words')}</Words>
      </div>
      <Contact href={link}>
        <Icon name="headset" />
        {text('support.contact')}
      </Contact>
    </Box>
  );
}
