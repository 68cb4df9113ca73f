import { mayNotify } from '@bourse/feature-kit';
import { Quiet, Switch, useToast } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { c2cMessages } from '../locales/messages';
import { announcementSettings } from './announcement-settings';

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 16,
  margin: '0 0 8px',
  padding: 0,
  border: 0,
});

const TOAST = 'c2c announcements';

type Choice = ReturnType<typeof announcementSettings.read>;

function set(change: Partial<Choice>): void {
  announcementSettings.update((known) => ({ ...known, ...change }));
}

/** Sound and system notification for changes of the user's orders, chosen on this device. */
export function AnnouncementSwitches() {
  const text = c2cMessages.useText();
  const toast = useToast();
  const { hasSound, hasNotification } = announcementSettings.useValue();
  const setNotification = async (isWanted: boolean) => {
    if (isWanted && !(await mayNotify())) return toast.error(text('announce.notAllowed'), TOAST);
    toast.dismiss(TOAST);
    return set({ hasNotification: isWanted });
  };
  return (
    <Group aria-label={text('announce.label')}>
      <Quiet>{text('announce.label')}</Quiet>
      <Switch label={text('announce.sound')} checked={hasSound} onChange={(isOn) => set({ hasSound: isOn })} />
      <Switch
        label={text('announce.notification')}
        checked={hasNotification}
        onChange={(isWanted) => void setNotification(isWanted)}
      />
    </Group>
  );
}
