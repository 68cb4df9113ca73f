import { asFailure } from '@bourse/api-client';
import { ReadError, useProductCapabilities } from '@bourse/feature-kit';
import { securityCapabilities, type SecondFactorUse } from '@bourse/contracts/security';
import { Button, Dialog, Padded, Panel, Skeleton, Stack, Text } from '@bourse/ui-kit';
import { useState } from 'react';
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
  const { data, error, refetch } = useSecondFactorQuery();
  // Here and not below: the dialog with the recovery codes stays when the state turns to "on".
  const [isSettingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Panel title={text('factor.title')}>
      <Padded>
        {data === undefined && error !== undefined && (
          <ReadError title={text('factor.failed')} failure={asFailure(error)} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === undefined && <Skeleton height={160} />}
        {data?.isOn === false && (
          <Stack>
            <Text tone="quiet">{text('factor.lead')}</Text>
            <Button onClick={() => setSettingUp(true)}>{text('factor.setUp')}</Button>
          </Stack>
        )}
        {data?.isOn === true && (
          <SecondFactorOn
            key={data.uses.join()}
            factor={data}
            offered={offered}
            onReplace={() => setSettingUp(true)}
            onCodes={setCodes}
          />
        )}
      </Padded>
      {isSettingUp && <SetUpDialog onClose={() => setSettingUp(false)} />}
      {codes && (
        <Dialog open title={text('factor.codes')} onClose={() => undefined}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Panel>
  );
}
