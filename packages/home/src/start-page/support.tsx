import { colour, Icon, soft } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { homeMessages } from '../locales/messages';
import { AnyLink } from '@bourse/feature-kit';

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  padding: '28px 32px',
  borderRadius: 8,
  backgroundColor: soft(colour.accent, 9),
  '& > div': { flex: '1 1 320px' },
  '@media (max-width: 600px)': { padding: 20 },
});
const Title = styled('h2')({ margin: '0 0 4px', fontSize: 20, fontWeight: 600 });
const Words = styled('p')({ margin: 0, color: colour.quiet, fontSize: 15 });
const Contact = styled(AnyLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 20px',
  borderRadius: 8,
  fontSize: 15,
  fontWeight: 600,
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
