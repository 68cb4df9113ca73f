import { mayNotify } from '../announce/announce';
import { Quiet, Row, Switch, useToast } from '@bourse/ui-kit';
import { announcementSettings } from './announcement-settings';
import { announcementMessages } from '../locales/messages';

const TOAST = 'announcements';

type Choice = ReturnType<typeof announcementSettings.read>;

function set(change: Partial<Choice>): void {
  announcementSettings.update((known) => ({ ...known, ...change }));
}

/** Sound and system notification for the user's events, chosen on this device. */
export function AnnouncementSwitches() {
  const text = announcementMessages.useText();
  const toast = useToast();
  const { hasSound, hasNotification } = announcementSettings.useValue();
  const setNotification = async (isWanted: boolean) => {
    if (isWanted && !(await mayNotify())) return toast.error(text('notAllowed'), TOAST);
    toast.dismiss(TOAST);
    return set({ hasNotification: isWanted });
  };
  return (
    <Row component="fieldset" spacing={4} sx={{ mb: 2 }} aria-label={text('label')}>
      <Quiet>{text('label')}</Quiet>
      <Switch label={text('sound')} checked={hasSound} onChange={(isOn) => set({ hasSound: isOn })} />
      <Switch
        label={text('notification')}
        checked={hasNotification}
        onChange={(isWanted) => void setNotification(isWanted)}
      />
    </Row>
  );
}
