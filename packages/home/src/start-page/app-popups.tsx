import { colour, FOCUS_RING, FONT_SIZE, Icon, PlainButton, Popover, RADIUS, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { homeMessages } from '../locales/messages';
import { AppCode, SYSTEMS, type System } from './app-codes';
import { SectionTitle } from './layout';
import type { Site } from '@bourse/feature-kit';

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  '& > div:first-of-type': { flex: '1 1 320px' },
});
const Words = styled('p')({ margin: '6px 0 0', fontSize: FONT_SIZE.form, color: colour.quiet });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Trigger = styled(PlainButton)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 20px',
  borderRadius: RADIUS.panel,
  border: `1px solid ${colour.edge}`,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.strong,
  backgroundColor: colour.panel,
  '&:hover': { backgroundColor: colour.raised },
  '&:focus-visible': FOCUS_RING,
});
/** Popups with a code for the phone's camera, one for each app that the operator has. */
export function AppPopups({ apps }: { readonly apps: Site['apps'] }) {
  const text = homeMessages.useText();
  return (
    <Box>
      <div>
        <SectionTitle>{text('apps.title')}</SectionTitle>
        <Words>{text('apps.words')}</Words>
      </div>
      <Buttons>
        {SYSTEMS.map((system) => {
          const address = apps[system];
          return address === undefined ? null : <AppPopup key={system} system={system} address={address} />;
        })}
      </Buttons>
    </Box>
  );
}

function AppPopup({ system, address }: { system: System; address: string }) {
  const text = homeMessages.useText();
  const name = text(`apps.${system}`);
  return (
    <Popover
      label={name}
      place="above"
      renderTrigger={(trigger) => (
        <Trigger type="button" {...trigger}>
          <Icon name="phone" />
          {name}
        </Trigger>
      )}
    >
      <AppCode system={system} address={address} />
    </Popover>
  );
}
