import { BELOW, colour, FONT_SIZE, Icon, type IconName, RADIUS, soft, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { homeMessages } from '../locales/messages';
import { SectionHead, SectionTitle } from './layout';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '32px 40px',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [BELOW.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [BELOW.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: 12,
  borderRadius: RADIUS.panel,
  color: colour.accent,
  backgroundColor: soft(colour.accent, 12),
});
const Title = styled('h3')({ margin: '0 0 6px', fontSize: FONT_SIZE.reading, fontWeight: WEIGHT.strong });
const Words = styled('p')({
  margin: 0,
  fontSize: FONT_SIZE.form,
  lineHeight: 1.6,
  color: colour.quiet,
  textWrap: 'pretty',
});

const BLURBS = [
  { id: 'live', icon: 'bolt' },
  { id: 'exact', icon: 'scale' },
  { id: 'once', icon: 'shield' },
  { id: 'book', icon: 'layers' },
  { id: 'yours', icon: 'settings' },
  { id: 'everywhere', icon: 'phone' },
] as const satisfies readonly { id: string; icon: IconName }[];

/** The advantages of this exchange. Each of them is a property of the client. */
export function Blurbs() {
  const text = homeMessages.useText();
  return (
    <>
      <SectionHead>
        <SectionTitle>{text('blurbs.title')}</SectionTitle>
      </SectionHead>
      <List>
        {BLURBS.map(({ id, icon }) => (
          <li key={id}>
            <Mark>
              <Icon name={icon} size={22} />
            </Mark>
            <Title>{text(`blurb.${id}`)}</Title>
            <Words>{text(`blurb.${id}.words`)}</Words>
          </li>
        ))}
      </List>
    </>
  );
}
