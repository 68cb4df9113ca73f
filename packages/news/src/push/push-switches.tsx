import { pushCapability, type PushCapability } from '@bourse/contracts/push';
import { securityCapabilities } from '@bourse/contracts/security';
import { useProductCapabilities } from '@bourse/feature-kit';
import { Quiet, Row, Stack, Switch } from '@bourse/ui-kit';
import { canPush } from './browser-push';
import { pushMessages } from './locales/messages';
import { usePush } from './use-push';

/** The notices that reach this browser when the site is closed, by kind. Nothing where the back end or the browser has none. */
export function PushSwitches() {
  const announced = useProductCapabilities(pushCapability);
  return announced && announced.kinds.length > 0 && canPush() && <Switches announced={announced} />;
}

function Switches({ announced }: { readonly announced: PushCapability }) {
  const text = pushMessages.useText();
  const { chosen, set } = usePush(announced);
  const hasRecovery = useProductCapabilities(securityCapabilities).recoveryWaitHours !== undefined;
  return (
    <Stack component="fieldset" spacing={1} aria-label={text('label')}>
      <Quiet>{text('label')}</Quiet>
      <Row spacing={4} sx={{ flexWrap: 'wrap' }}>
        {announced.kinds.map((kind) => (
          <Switch
            key={kind}
            label={text(kind === 'logins' && hasRecovery ? 'logins.recovery' : kind)}
            checked={chosen.includes(kind)}
            onChange={(isWanted) => void set(kind, isWanted)}
          />
        ))}
      </Row>
      <Quiet>{text('hint')}</Quiet>
    </Stack>
  );
}
