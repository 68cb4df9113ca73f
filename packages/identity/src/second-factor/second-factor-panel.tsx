import { useProductCapabilities } from '@bourse/feature-kit';
import { securityCapabilities, type SecondFactorUse } from '@bourse/contracts/security';
import { Button, Dialog, Padded, Panel, Stack, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import { ReadContent } from '../layout/read-content';
import { identityMessages } from '../locales/messages';
import { useSecondFactorQuery } from '../api/second-factor';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorOn } from './second-factor-on';
import { SetUpDialog } from './set-up-dialog';

/** The second factor of the account, where the back end has one. */
export function SecondFactorPanel() {
  const { secondFactorUses: offered } = useProductCapabilities(securityCapabilities);
  return offered && <AnnouncedPanel offered={offered} />;
}

function AnnouncedPanel({ offered }: { readonly offered: readonly SecondFactorUse[] }) {
  const text = identityMessages.useText();
  const read = useSecondFactorQuery(undefined, { refetchOnFocus: true });
  // Here and not below: the dialog with the recovery codes stays when the state turns to "on".
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Panel title={text('factor.title')}>
      <Padded>
        <ReadContent read={read} failedTitle={text('factor.failed')} height={160}>
          {(factor) =>
            factor.isOn ? (
              <SecondFactorOn
                key={factor.uses.join()}
                factor={factor}
                offered={offered}
                onReplace={() => setSettingUp(true)}
                onCodes={setCodes}
              />
            ) : (
              <Stack>
                <Text tone="quiet">{text('factor.lead')}</Text>
                <Button onClick={() => setSettingUp(true)}>{text('factor.setUp')}</Button>
              </Stack>
            )
          }
        </ReadContent>
      </Padded>
      {isSettingUp && <SetUpDialog wasOn={read.data?.isOn ?? false} onClose={() => setSettingUp(false)} />}
      {codes && (
        <Dialog open title={text('factor.codes')} onClose={() => undefined}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Panel>
  );
}
