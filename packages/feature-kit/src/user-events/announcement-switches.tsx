import { mayNotify } from '@bourse/feature-kit';
import { Quiet, Row, Switch, useToast } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { announcementSettings } from './announcement-settings';

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
    <Row component="fieldset" spacing={4} sx={{ mb: 2 }} aria-label={text('announce.label')}>
      <Quiet>{text('announce.label')}</Quiet>
      <Switch label={text('announce.sound')} checked={hasSound} onChange={(isOn) => set({ hasSound: isOn })} />
      <Switch
        label={text('announce.notification')}
        checked={hasNotification}
        onChange={(isWanted) => void setNotification(isWanted)}
      />
    </Row>
  );
}
