import { Button, Icon, Popover, Row, Stack, Text } from '@bourse/ui-kit';
import { homeMessages } from '../locales/messages';
import { AppCode, SYSTEMS, type System } from './app-codes';
import { SectionTitle } from './section-head';
import type { Site } from '@bourse/feature-kit';

/** Popups with a code for the phone's camera, one for each app that the operator has. */
export function AppPopups({ apps }: { readonly apps: Site['apps'] }) {
  const text = homeMessages.useText();
  return (
    <Row spacing={6}>
      <Stack spacing={1} sx={{ flex: '1 1 320px' }}>
        <SectionTitle>{text('apps.title')}</SectionTitle>
        <Text tone="quiet">{text('apps.words')}</Text>
      </Stack>
      <Row>
        {SYSTEMS.map((system) => {
          const address = apps[system];
          return address === undefined ? null : <AppPopup key={system} system={system} address={address} />;
        })}
      </Row>
    </Row>
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
        <Button tone="quiet" size="large" {...trigger}>
          <Icon name="phone" />
          {name}
        </Button>
      )}
    >
      <AppCode system={system} address={address} />
    </Popover>
  );
}
