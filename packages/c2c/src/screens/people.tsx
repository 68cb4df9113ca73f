import { EmptyState, Stack } from '@bourse/ui-kit';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { HoursPanel } from '../people/hours-panel';
import { PeopleLists } from '../people/people-lists';
import { usePeopleAbilities } from '../people/use-people';

/** `/c2cPeople` */
export function Component() {
  const text = c2cMessages.useText();
  const { hasRelations, hasHours } = usePeopleAbilities();
  return (
    <C2cFrame title={text('people.title')}>
      <Stack>
        {hasRelations && <PeopleLists />}
        {hasHours && <HoursPanel />}
        {!hasRelations && !hasHours && <EmptyState icon="layers" title={text('people.none')} />}
      </Stack>
    </C2cFrame>
  );
}
